import { describe, expect, it } from 'vitest';
import { marker } from '../../src/format/markers.ts';

describe('marker', () => {
  it.each([
    ['state', 'opened', '🟢'],
    ['state', 'merged', '🟣'],
    ['state', 'closed', '🔴'],
    ['pipeline', 'success', '✅'],
    ['pipeline', 'failed', '❌'],
    ['pipeline', 'running', '🔵'],
    ['pipeline', 'pending', '🟡'],
    ['pipeline', 'canceled', '⛔'],
    ['pipeline', 'canceling', '⛔'],
    ['pipeline', 'skipped', '⏭️'],
    ['pipeline', 'created', '🆕'],
    ['pipeline', 'manual', '✋'],
    ['pipeline', 'scheduled', '📅'],
    ['pipeline', 'preparing', '🔄'],
    ['pipeline', 'waiting_for_resource', '🔄'],
    ['pipeline', 'waiting_for_callback', '🔄'],
    ['severity', 'CRITICAL', '🔴'],
    ['severity', 'high', '🟠'],
    ['severity', 'MEDIUM', '🟡'],
    ['severity', 'low', '🔵'],
    ['severity', 'INFO', 'ℹ️'],
    ['state', 'parked', '❓'],
    ['pipeline', 'constructor', '❓'],
  ])('of %s %s is %s', (kind, value, emoji) => {
    expect(marker(kind, value)).toBe(emoji);
  });

  it('refuses a kind that no view may name', () => {
    expect(() => marker('weather', 'fine')).toThrow("A view names markers 'weather'; known are state, pipeline, severity.");
  });
});
