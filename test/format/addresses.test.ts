import { describe, expect, it } from 'vitest';
import { linkTarget } from '../../src/format/addresses.ts';

describe('linkTarget', () => {
  it.each([
    ['https://gitlab.test/a/-/tree/feature/login', 'https://gitlab.test/a/-/tree/feature/login'],
    ['http://gitlab.test:8080/a?b=c&d=e#f', 'http://gitlab.test:8080/a?b=c&d=e#f'],
    ['https://gitlab.test/a b)c', 'https://gitlab.test/a%20b%29c'],
    ['https://gitlab.test/(x)<y>"z"', 'https://gitlab.test/%28x%29%3Cy%3E%22z%22'],
    ['https://gitlab.test/a|b`c\\d', 'https://gitlab.test/a%7Cb%60c%5Cd'],
    ['https://gitlab.test/?a=1&lt;b', 'https://gitlab.test/?a=1&amp;lt;b'],
    ['https://gitlab.test/a%20b', 'https://gitlab.test/a%20b'],
    ['https://gitlab.test/für\u3000x', 'https://gitlab.test/für%E3%80%80x'],
    ['  https://gitlab.test/\u202ea\u200b ', 'https://gitlab.test/a'],
  ])('writes %s as %s', (address, target) => {
    expect(linkTarget(address)).toBe(target);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://files.test/a',
    'file:///etc/passwd',
    '//gitlab.test/a',
    '/uploads/a.png',
    'https:',
    'https://',
    'https:///a',
    'https://\\evil.test',
    ' ',
    `https://gitlab.test/${'a'.repeat(2_000)}`,
  ])('refuses %s', address => {
    expect(linkTarget(address)).toBeUndefined();
  });
});
