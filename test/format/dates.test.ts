import { describe, expect, it } from 'vitest';
import { formatDate } from '../../src/format/dates.ts';

describe('formatDate', () => {
  it.each([
    ['2025-01-15T10:30:00Z', '15 Jan 2025 10:30 UTC'],
    ['2025-01-15T10:30:59.999Z', '15 Jan 2025 10:30 UTC'],
    ['2025-11-18T07:34:26.717+03:00', '18 Nov 2025 04:34 UTC'],
    ['2025-03-01T01:00:00+05:30', '28 Feb 2025 19:30 UTC'],
    ['2024-12-31T23:30:00-0100', '1 Jan 2025 00:30 UTC'],
    ['2025-01-15 10:30:00 UTC', '15 Jan 2025 10:30 UTC'],
    ['2025-01-15T10:30Z', '15 Jan 2025 10:30 UTC'],
    ['2025-08-18', '18 Aug 2025'],
    ['2024-02-29', '29 Feb 2024'],
  ])('shows %s as %s', (sent, shown) => {
    expect(formatDate(sent)).toBe(shown);
  });

  it.each([
    'tomorrow',
    '2025-02-30',
    '2025-13-01',
    '2025-01-15T25:00:00Z',
    '2025-01-15T10:61:00Z',
    '2025-01-15T10:30:00+99:00',
    '2025-01-15T10:30:00',
    '15/01/2025',
    '2025-01-15\n# x',
    '',
  ])('leaves %j to the caller', sent => {
    expect(formatDate(sent)).toBeUndefined();
  });
});
