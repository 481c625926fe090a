import { describe, expect, it } from 'vitest';
import { dropHiddenTags, dropNulls, maskSecrets, maskText, project } from '../../src/format/structured.ts';

describe('dropNulls', () => {
  it('leaves null fields and null items out at every depth', () => {
    const issue = { iid: 42, description: null, labels: [], author: { username: 'mira', avatar_url: null }, list: [1, null, { a: null }] };
    expect(dropNulls(issue)).toEqual({ iid: 42, labels: [], author: { username: 'mira' }, list: [1, {}] });
    expect(issue.description).toBeNull();
  });

  it('gives the same object back where there is nothing to drop', () => {
    const branch = { name: 'main', merged: false, weight: 0, note: '', commit: { id: 'a1' } };
    expect(dropNulls(branch)).toBe(branch);
  });

  it('takes a field named __proto__ for data', () => {
    const data: unknown = JSON.parse('{"__proto__":{"a":null,"b":1},"c":null}');
    expect(JSON.stringify(dropNulls(data))).toBe('{"__proto__":{"b":1}}');
  });

  it('answers nothing for null', () => {
    expect(dropNulls(null)).toBeUndefined();
  });
});

describe('maskSecrets', () => {
  it('masks the names that are secret on every path', () => {
    const project = {
      id: 1,
      runners_token: 'GR1348941madeup',
      feedToken: 'abc',
      hooks: [{ id: 2, token: 's3cret' }],
      password_authentication_enabled: true,
      ci_job_token_scope_enabled: false,
    };
    expect(maskSecrets(project, [], [])).toEqual({
      ...project,
      runners_token: '[masked]',
      feedToken: '[masked]',
      hooks: [{ id: 2, token: '[masked]' }],
    });
  });

  it.each([
    ['https://bot:p4ss@git.other.test/a.git', 'https://[masked]@git.other.test/a.git'],
    ['https://glpat-madeup@git.other.test/a.git', 'https://[masked]@git.other.test/a.git'],
    ['ssh://git@git.other.test/a.git', 'ssh://git@git.other.test/a.git'],
    ['https://git.other.test/@alice?x=a@b', 'https://git.other.test/@alice?x=a@b'],
  ])('masks the credentials of %s in an address', (import_url, shown) => {
    expect(maskSecrets({ import_url }, [], [])).toEqual({ import_url: shown });
  });

  it('leaves the words of a description alone', () => {
    const issue = { description: 'Use postgres://user:pass@localhost and token abc', title: 'token' };
    expect(maskSecrets(issue, [], [])).toBe(issue);
  });

  it('masks the entity’s own paths, through arrays too, whatever their type', () => {
    const data = { a: { pin: 1234, ok: 1 }, rows: [{ code: 'x' }, { code: 'y', n: 1 }], code: 'shown' };
    expect(maskSecrets(data, ['a.pin', 'rows[].code'], [])).toEqual({
      a: { pin: '[masked]', ok: 1 },
      rows: [{ code: '[masked]' }, { code: '[masked]', n: 1 }],
      code: 'shown',
    });
  });

  it('masks every row of a list', () => {
    expect(maskSecrets([{ token: 'a' }, { id: 1 }], [], [])).toEqual([{ token: '[masked]' }, { id: 1 }]);
  });

  it('masks the value of a hidden variable', () => {
    const variables = [
      { key: 'A', value: 'x', hidden: true },
      { key: 'B', value: 'y', hidden: false },
    ];
    expect(maskSecrets(variables, [], [])).toEqual([{ key: 'A', value: '[masked]', hidden: true }, variables[1]]);
  });

  it('shows what the answer exists to show', () => {
    const token = { id: 1, token: 'glpat-new', other: { token: 'x' } };
    expect(maskSecrets(token, ['token'], ['token'])).toBe(token);
    expect(maskSecrets({ runner: { token: 'a' }, token: 'b' }, [], ['runner.token'])).toEqual({
      runner: { token: 'a' },
      token: '[masked]',
    });
  });

  it('leaves an empty secret empty', () => {
    const hook = { token: '' };
    expect(maskSecrets(hook, [], [])).toBe(hook);
  });
});

describe('dropHiddenTags', () => {
  it('removes hidden tag characters and half surrogate pairs from every text, and keeps flags and marks', () => {
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    expect(dropHiddenTags([{ body: `Looks good!\u{e0044}\u{e0045} ${flag} \ufeff`, n: 1 }, 'a\ud800'])).toEqual([
      { body: `Looks good! ${flag} \ufeff`, n: 1 },
      'a\ufffd',
    ]);
  });

  it('gives the same data back where there are none', () => {
    const data = { a: '🎉', b: ['x'] };
    expect(dropHiddenTags(data)).toBe(data);
  });
});

describe('dropHiddenTags on entities', () => {
  it.each([
    ['a&#xE0041;b&#917569;c&#XE007F d', 'abc d'],
    ['&#x000e0000;&#0917504;', ''],
    ['&#xE0080; &#917503; &#917632; &#xE00411;', '&#xE0080; &#917503; &#917632; &#xE00411;'],
    ['&amp; &#39; &#x27;', '&amp; &#39; &#x27;'],
  ])('%s becomes %s', (text, shown) => {
    expect(dropHiddenTags({ body: text })).toEqual({ body: shown });
  });
});

describe('maskText', () => {
  it('masks a secret in every text that holds it, as often as it does', () => {
    const secret = 'glpat-madeup000000000000';
    const data = { log: `a ${secret} b ${secret}`, list: [secret, 'x'], n: 1 };
    expect(maskText(data, secret)).toEqual({ log: 'a [masked] b [masked]', list: ['[masked]', 'x'], n: 1 });
  });

  it('gives the same data back where there is none, and takes no short word for a secret', () => {
    const data = { log: 'the sandbox' };
    expect(maskText(data, 'glpat-madeup000000000000')).toBe(data);
    expect(maskText(data, 'sandbox')).toBe(data);
  });
});

describe('project', () => {
  const issue = {
    iid: 1,
    author: { username: 'mira', id: 4 },
    labels: ['a', 'b'],
    notes: [
      { id: 1, body: 'x' },
      { id: 2, body: 'y', resolved: true },
    ],
  };

  it.each([
    [['iid'], { iid: 1 }],
    [['author.username'], { author: { username: 'mira' } }],
    [['labels[]'], { labels: ['a', 'b'] }],
    [['notes[].body'], { notes: [{ body: 'x' }, { body: 'y' }] }],
    [['notes.id', 'notes[].resolved'], { notes: [{ id: 1 }, { id: 2, resolved: true }] }],
    [['author', 'author.id'], { author: { username: 'mira', id: 4 } }],
    [['author.id', 'author'], { author: { username: 'mira', id: 4 } }],
  ])('keeps %j alone', (fields, kept) => {
    expect(project(issue, fields)).toEqual({ data: kept, unknown: [] });
  });

  it('picks from each row of a list', () => {
    expect(project([{ iid: 1, title: 'a' }, { iid: 2 }], ['title'])).toEqual({ data: [{ title: 'a' }, {}], unknown: [] });
  });

  it('reports paths that lead nowhere', () => {
    expect(project(issue, ['iid', 'author.email', 'nope', 'labels.x', '', 'constructor'])).toEqual({
      data: { iid: 1 },
      unknown: ['author.email', 'nope', 'labels.x', '', 'constructor'],
    });
  });
});
