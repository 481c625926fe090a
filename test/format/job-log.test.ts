import { describe, expect, it } from 'vitest';
import { cleanLog } from '../../src/format/job-log.ts';

describe('cleanLog', () => {
  it('keeps the words of a log and none of its codes', () => {
    const log =
      'section_start:1700000000:build\r\u001b[0K\u001b[32mbuild\u001b[0m\n\u001b]0;title\u0007ok\nsection_end:1700000009:build\r\u001b[0K';
    expect(cleanLog(log)).toBe('build\nok');
  });

  it.each([
    ['colours and cursor moves', '\x1b[1;31mred\x1b[0m \x1b[2Kx\x1b[1A', 'red x'],
    ['a title ended by ESC \\', '\x1b]0;t\x1b\\ok', 'ok'],
    ['a title that never ends, as far as its line', '\x1b]0;t ok\nnext', '\nnext'],
    ['a device string', '\x1bPq#0\x1b\\ok', 'ok'],
    ['single-letter escapes', '\x1bcok\x1b(B', 'ok'],
    ['a lone ESC', 'ok\x1b', 'ok'],
    ['overwritten progress', '10%\r50%\r100%\r\nnext', '100%\nnext'],
    ['a collapsed section', 'section_start:1:a_b-c.d[collapsed=true]\r\x1b[0KHeader\nx', 'Header\nx'],
    [
      'time stamps, joined where a line goes on',
      '2025-01-01T00:00:00.123456Z 00O one\n2025-01-01T00:00:00.2Z 00O+ and two\n2025-01-01T00:00:01Z 01E err',
      'one and two\nerr',
    ],
    ['long gaps', 'a\n\n\n\n\nb\n\n', 'a\n\nb'],
    ['hidden characters', 'a\u200b\u202eb\x08', 'ab'],
  ])('removes %s', (_, log, lines) => {
    expect(cleanLog(log)).toBe(lines);
  });

  it('leaves indentation and other words alone', () => {
    expect(cleanLog('  at section 4:\n\tsection_startled: 12\nERROR: a > b')).toBe('  at section 4:\n\tsection_startled: 12\nERROR: a > b');
  });
});
