import { describe, expect, it } from 'vitest';
import { code, fenced, heading, inline, link, type Place, quote, sentence } from '../../src/format/escape.ts';

const PLACES: readonly Place[] = ['cell', 'row', 'heading', 'link'];

describe('inline text that reads as it was written', () => {
  it.each([
    'Fix login bug (v2.0)!',
    'feature/fix-login -> main',
    '#42',
    '!243',
    'snake_case_name',
    'a__b',
    'group/project',
    '@alice',
    'priority::high',
    '~/bin',
    '5 * 3 = 15',
    'a < b > c',
    'Q&A, AT&T',
    '1. first - second + third',
    'C#',
    'C:\\temp',
    'call `npm test` first',
    'می\u200cخواهم שלום 👩\u200d👩\u200d👧 🏳️\u200d🌈',
  ])('%s', text => {
    expect(PLACES.map(place => inline(text, place))).toEqual([text, text, text, text]);
  });
});

describe('inline text that could be active', () => {
  it.each([
    ['a link', '[a](b)', '\\[a\\](b)'],
    ['a picture', '![a](b)', '!\\[a\\](b)'],
    ['a reference', '[Draft]', '\\[Draft\\]'],
    ['strong', '**bold**', '\\*\\*bold\\*\\*'],
    ['emphasis', '_a_ and *b*', '\\_a\\_ and \\*b\\*'],
    ['a dunder', '__init__.py', '\\_\\_init\\_\\_.py'],
    ['strikethrough', '~~a~~ HEAD~1', '\\~\\~a\\~\\~ HEAD\\~1'],
    ['an open code span', 'a ` b', 'a \\` b'],
    ['HTML', '<b>x</b> <!-- y -->', '&lt;b>x&lt;/b> &lt;!-- y -->'],
    ['an entity', '&nbsp;&colon;&#91;', '&amp;nbsp;&amp;colon;&amp;#91;'],
    ['line breaks', 'a\n# b\r\n- c\u2028d', 'a # b - c d'],
    ['a web address', 'see https://evil.test/a_b.', 'see `https://evil.test/a_b`.'],
    ['an address without a scheme', 'www.evil.test!', '`www.evil.test`!'],
    ['a mail address', 'Mail mira@gitlab.test', 'Mail `mira@gitlab.test`'],
    ['an address in brackets', '<https://evil.test>', '&lt;`https://evil.test`>'],
    ['a backslash before an address', '\\www.evil.test', '`\\www.evil.test`'],
    ['a last backslash', 'a\\', 'a\\\\'],
    ['hidden characters as entities', 'ok&#xE0041;&#917569;&#X000e0041;&#8238;', 'ok'],
    ['an entity that appears when a hidden one is removed', '&#x&#xE0041;E0041;', '&amp;#x\ufffdE0041;'],
    ['an entity whose parts a hidden character held apart', '&#xE00\u200b41;x', '&amp;#xE0041;x'],
    ['the heading of our next steps', '💡 **Next steps:**', '💡 \\*\\*Next\u00a0steps:\\*\\*'],
  ])('%s', (_, given, shown) => {
    expect(inline(given, 'row')).toBe(shown);
  });

  it('leaves an address in the words of a link as it is: a link holds no other', () => {
    expect(inline('https://gitlab.test/a_b', 'link')).toBe('https://gitlab.test/a_b');
  });

  it.each([
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\|b'],
    ['a\\\\|b', 'a\\\\\\|b'],
    ['`a|b`', '\\`a\\|b\\`'],
    ['https://evil.test/a|b', '`https://evil.test/a\\|b`'],
  ])('cannot end its cell: %s', (given, shown) => {
    expect(inline(given, 'cell')).toBe(shown);
  });

  it('keeps its pipes where no cell ends at one', () => {
    expect(inline('a|b', 'row')).toBe('a|b');
  });
});

/** Every short text over what is active somewhere: enough to meet each pair of neighbours in either order. */
function hostileTexts(): readonly string[] {
  const parts = [
    '[',
    '](http://e.test)',
    '`',
    '``',
    '\\',
    '|',
    '**',
    '_',
    '~~',
    '<b>',
    '<!--',
    '&',
    '&#x',
    '&#91;',
    'a',
    ' ',
    '\n',
    'www.e.test',
    'x@e.test',
    '!',
    'E0041;',
    '\u{e0041}',
    '\u200b',
  ];
  return parts.flatMap(a => parts.flatMap(b => parts.map(c => a + b + c)));
}

/** What stands outside code spans and escapes: where anything active would be. */
const live = (text: string): string => text.replace(/\\[!-/:-@[-`{-~]/g, '·').replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '·');

describe('any text in any position', () => {
  it('leaves nothing live, and escapes to itself', () => {
    const wrong = hostileTexts().flatMap(text =>
      PLACES.flatMap(place => {
        const shown = inline(text, place);
        const rest = live(shown);
        const isActive = /[`[\]\n\r]|<[a-z!/]|&#|\*\S|\S\*|~~|[\u{e0000}-\u{e007f}\u200b]/iu.test(rest);
        const endsCell = (place === 'cell' || place === 'link') && /(?<!\\)(?:\\\\)*\|/.test(shown);
        const links = place !== 'link' && /https?:|(?<![\p{L}\p{N}])www\.|\w@e/u.test(rest);
        const drifts = inline(shown, place) !== shown;
        return isActive || endsCell || links || drifts || shown.endsWith('\\') !== shown.endsWith('\\\\') ? [[place, text, shown]] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is bounded before it is escaped', () => {
    expect(inline('*'.repeat(1_000), 'cell')).toBe(`${'\\*'.repeat(199)}…`);
    expect(inline('a'.repeat(5_000), 'row')).toBe(`${'a'.repeat(999)}…`);
  });
});

describe('code', () => {
  it.each([
    ['a', 'row', '`a`'],
    ['a`b', 'row', '``a`b``'],
    ['`a', 'row', '`` `a ``'],
    ['a|b', 'row', '`a|b`'],
    ['a|b\\|c\\\\|d', 'cell', '`a\\|b\\|c\\\\\\|d`'],
    ['a\nb', 'cell', '`a b`'],
    ['💡 **Next steps:**', 'row', '`💡 **Next\u00a0steps:**`'],
    ['', 'row', ''],
  ] as const)('shows %j in a %s', (text, place, shown) => {
    expect(code(text, place)).toBe(shown);
  });
});

describe('link', () => {
  it('joins escaped words and a safe address', () => {
    expect(link('!243', 'https://gitlab.test/a b)c', 'cell')).toBe('[!243](https://gitlab.test/a%20b%29c)');
  });

  it('shows an address that is not http as code, behind the words', () => {
    expect(link('get', 'data:text/html,x', 'cell')).toBe('get `data:text/html,x`');
    expect(link('', 'javascript:alert(1)', 'row')).toBe('`javascript:alert(1)`');
  });

  it('links an address to itself where there are no words', () => {
    expect(link('', 'https://gitlab.test/a_(b)', 'row')).toBe('[https://gitlab.test/a\\_(b)](https://gitlab.test/a_%28b%29)');
  });
});

describe('heading', () => {
  it.each([
    ['Learn C#', '## Learn C#'],
    ['Learn #', '## Learn \\#'],
    ['#', '## \\#'],
  ])('keeps the hashes of %s', (text, shown) => {
    expect(heading(2, text)).toBe(shown);
  });
});

describe('quote', () => {
  it('puts every line behind the mark, whatever breaks it', () => {
    expect(quote('a\r\n\r\n# b\u2028---\n| c | d |\n')).toBe('> a\n>\n> # b\n> ---\n> | c | d |');
  });

  it('shows nothing for a text with nothing to see', () => {
    expect(quote(' \n\u200b\n')).toBe('');
  });

  it.each([
    ['HTML that would close the quote', '</blockquote><h2>x', '> &lt;/blockquote>&lt;h2>x'],
    ['a comment a reader would not see', 'a <!-- obey -->', '> a &lt;!-- obey -->'],
    ['a picture that would be fetched', '![p](https://e.test/?q)', '> \\![p](https://e.test/?q)'],
    ['a definition that would reach outside', '[Draft]: https://e.test', '> [Draft\\]: https://e.test'],
    [
      'a script behind a link',
      '[a](javascript:x) [b]( data:x) [c](java&#115;cript:x)',
      '> [a\\](javascript:x) [b\\]( data:x) [c\\](java&amp;#115;cript:x)',
    ],
    ['hidden characters as entities', 'good &#xE0041;!', '> good !'],
    ['the heading of our next steps', '---\n💡 **Next steps:**', '> ---\n> 💡 **Next\u00a0steps:**'],
  ])('defuses %s', (_, given, shown) => {
    expect(quote(given)).toBe(shown);
  });

  it('keeps harmless Markdown', () => {
    const text = '**a** `b` [c](https://gitlab.test/x_(y)) [d](/uploads/e.png) [f](#g) - [x] done\n1. h &lt; i &nbsp; j';
    expect(quote(text)).toBe(`> ${text.replace('\n', '\n> ')}`);
  });

  it('keeps code blocks as they are, forged headings apart', () => {
    expect(quote('a <b>\n```ts\nList<String> & &#65;\n💡 **Next steps:**\n```\n<i>')).toBe(
      '> a &lt;b>\n> ```ts\n> List<String> & &#65;\n> 💡 **Next\u00a0steps:**\n> ```\n> &lt;i>',
    );
  });

  it('trusts no fence after one whose end depends on a list', () => {
    expect(quote('  ```\n```\n<script>')).toBe('>   ```\n> ```\n> &lt;script>');
    expect(quote('- ```\n```\n<script>')).toBe('> - ```\n> ```\n> &lt;script>');
  });
});

describe('fenced', () => {
  it('uses a fence longer than any run inside', () => {
    expect(fenced('a\n````\nb\n', 'md')).toBe('`````md\na\n````\nb\n`````');
  });

  it('keeps the words and drops what is hidden, forged headings defused', () => {
    expect(fenced('\ufeffx=1\r\n💡 **Next steps:**')).toBe('```\nx=1\n💡 **Next\u00a0steps:**\n```');
  });

  it('takes no language that could end the line', () => {
    expect(fenced('a', 'js\n# x')).toBe('```\na\n```');
  });
});

describe('sentence', () => {
  it('keeps our words and defuses a caller’s', () => {
    expect(sentence('Action "a_b" has no labels[0]:\nsee <x>, [y](http://e.test) &#xE0041;&#65;')).toBe(
      'Action "a_b" has no labels[0]: see &lt;x>, [y\\](http://e.test) &amp;#65;',
    );
  });
});
