import { describe, expect, it } from 'vitest';
import { maskSecrets, project, showable } from '../../src/format/structured.ts';
import { createScrub } from '../../src/gitlab/scrub.ts';

describe('showable: nulls', () => {
  it('leaves null fields and null items out at every depth', () => {
    const issue = { iid: 42, description: null, labels: [], author: { username: 'mira', avatar_url: null }, list: [1, null, { a: null }] };
    expect(showable(issue)).toEqual({ iid: 42, labels: [], author: { username: 'mira' }, list: [1, {}] });
    expect(issue.description).toBeNull();
  });

  it('gives the same object back where there is nothing to drop', () => {
    const branch = { name: 'main', merged: false, weight: 0, note: '', commit: { id: 'a1' } };
    expect(showable(branch)).toBe(branch);
  });

  it('takes a field named __proto__ for data', () => {
    const data: unknown = JSON.parse('{"__proto__":{"a":null,"b":1},"c":null}');
    expect(JSON.stringify(showable(data))).toBe('{"__proto__":{"b":1}}');
  });

  it('answers nothing for null', () => {
    expect(showable(null)).toBeUndefined();
  });
});

describe('showable: secrets', () => {
  it('masks the names that are secret on every path', () => {
    const project = {
      id: 1,
      runners_token: 'GR1348941madeup',
      feedToken: 'abc',
      hooks: [{ id: 2, token: 's3cret' }],
      password_authentication_enabled: true,
      ci_job_token_scope_enabled: false,
    };
    expect(showable(project)).toEqual({
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
    expect(showable({ import_url })).toEqual({ import_url: shown });
  });

  it.each([
    [{ import_url: 'https://bot:p4\ufeffss@git.other.test' }, { import_url: 'https://[masked]@git.other.test' }],
    [{ import_url: 'ht\u200btps://bot:p4ss@git.other.test' }, { import_url: 'https://[masked]@git.other.test' }],
    [{ token: ['a', '', 'b'] }, { token: ['[masked]', '', '[masked]'] }],
    [{ url: ['https://bot:p4ss@git.other.test'] }, { url: ['https://[masked]@git.other.test'] }],
    [
      { webhookToken: 'a', api_key: 'b' },
      { webhookToken: '[masked]', api_key: '[masked]' },
    ],
  ])('finds them in lists, behind hidden characters and under their other names: %j', (given, shown) => {
    expect(showable(given)).toEqual(shown);
  });

  it('leaves the words of a description alone', () => {
    const issue = { description: 'Use postgres://user:pass@localhost and token abc', title: 'token' };
    expect(showable(issue)).toBe(issue);
  });

  it('masks the entity’s own paths, through arrays too, whatever their type', () => {
    const data = { a: { pin: 1234, ok: 1 }, rows: [{ code: 'x' }, { code: 'y', n: 1 }], code: 'shown' };
    expect(showable(data, { secrets: ['a.pin', 'rows[].code'] })).toEqual({
      a: { pin: '[masked]', ok: 1 },
      rows: [{ code: '[masked]' }, { code: '[masked]', n: 1 }],
      code: 'shown',
    });
  });

  it('masks every row of a list', () => {
    expect(showable([{ token: 'a' }, { id: 1 }])).toEqual([{ token: '[masked]' }, { id: 1 }]);
  });

  it.each([[[]], [['value']]])('masks the value of a hidden or masked variable, also where %j is revealed', reveals => {
    const variables = [
      { key: 'A', value: 'x', hidden: true, masked: true },
      { key: 'B', value: 'y', hidden: false, masked: true },
      { key: 'C', value: 'z', hidden: false, masked: false },
    ];
    const [a, b, c] = variables;
    expect(showable(variables, { reveals })).toEqual([{ ...a, value: '[masked]' }, { ...b, value: '[masked]' }, c]);
  });

  it('shows what the answer exists to show', () => {
    const token = { id: 1, token: 'glpat-new', other: { token: 'x' } };
    expect(showable(token, { secrets: ['token'], reveals: ['token'] })).toBe(token);
    expect(showable({ runner: { token: 'a' }, token: 'b' }, { reveals: ['runner.token'] })).toEqual({
      runner: { token: 'a' },
      token: '[masked]',
    });
  });

  it('leaves an empty secret empty', () => {
    const hook = { token: '' };
    expect(showable(hook)).toBe(hook);
  });
});

describe('showable: hidden characters', () => {
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

  it('removes hidden characters from every text of the data, and keeps real text', () => {
    const given = [{ body: `Looks\u200b good!\u{e0044}\u{e0045} ${flag} \u202etxt`, n: 1, list: [{ a: 'x\u{e0141}' }] }, 'a\ud800'];
    expect(showable(given)).toEqual([{ body: `Looks good! ${flag} txt`, n: 1, list: [{ a: 'x' }] }, 'a\ufffd']);
  });

  it('leaves a field alone whose bytes matter', () => {
    const file = { content: '\ufeffa\u200bb\u202e', file_name: 'a\u202eb' };
    expect(showable(file, { exact: ['content'] })).toEqual({ content: '\ufeffa\u200bb\u202e', file_name: 'ab' });
  });

  it('gives the same data back where there is nothing hidden', () => {
    const data = { a: '🎉', b: ['x'], c: 'می\u200cخواهم', d: '👩\u200d👩\u200d👧', e: '❤️' };
    expect(showable(data)).toBe(data);
  });

  it.each([
    ['a&#xE0041;b&#917569;c&#XE007F d', 'abc d'],
    ['&#x000e0000;&#0917504;', ''],
    ['&#x202E;a&#8203;b', 'ab'],
    ['&#917503; &#xE00411;', '&#917503; &#xE00411;'],
    ['&amp; &#39; &#x27; &#8204;', '&amp; &#39; &#x27; &#8204;'],
    ['&#x20\u200b2e;', ''],
    ['&#x20&#x200b;2e;', '&#x20\ufffd2e;'],
  ])('takes the hidden characters that %s spells as entities', (text, shown) => {
    expect(showable({ body: text })).toEqual({ body: shown });
    expect(showable({ body: shown })).toEqual({ body: shown });
  });
});

describe('showable: texts that must not be shown', () => {
  it('masks a secret in every text that holds it, as often as it does', () => {
    const secret = 'glpat-madeup000000000000';
    const data = { log: `a ${secret} b ${secret}`, list: [secret, 'x'], n: 1 };
    expect(showable(data, { scrub: createScrub([secret], '[masked]') })).toEqual({
      log: 'a [masked] b [masked]',
      list: ['[masked]', 'x'],
      n: 1,
    });
  });

  it('finds it in the names of fields too', () => {
    const secret = 'glpat-madeup000000000000';
    const given = { [`of ${secret}`]: 1, 'a\u202every long name of a field': null, x: { [secret]: { b: 2 } } };
    expect(JSON.stringify(showable(given, { scrub: createScrub([secret], '[masked]') }))).toBe(
      '{"of [masked]":1,"x":{"[masked]":{"b":2}}}',
    );
  });

  it('gives the same data back where there is none', () => {
    const data = { log: 'the sandbox' };
    expect(showable(data, { scrub: createScrub(['glpat-madeup000000000000']) })).toBe(data);
  });
});

describe('maskSecrets', () => {
  it('masks what is secret and leaves everything else as it was given', () => {
    const given = { title: null, token: 'a', url: 'https://bot:p4ss@git.other.test', body: 'a\u200bb' };
    expect(maskSecrets(given)).toEqual({ title: null, token: '[masked]', url: 'https://[masked]@git.other.test', body: 'a\u200bb' });
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
    expect(project(issue, fields)).toEqual({ data: kept, known: fields, unknown: [] });
  });

  it('picks from each row of a list', () => {
    expect(project([{ iid: 1, title: 'a' }, { iid: 2 }], ['title'])).toEqual({
      data: [{ title: 'a' }, {}],
      known: ['title'],
      unknown: [],
    });
  });

  it('reports paths that lead nowhere', () => {
    expect(project(issue, ['iid', 'author.email', 'nope', 'labels.x', '', 'constructor'])).toEqual({
      data: { iid: 1 },
      known: ['iid'],
      unknown: ['author.email', 'nope', 'labels.x', '', 'constructor'],
    });
  });

  it('knows a field that GitLab sent as null or as an empty list, and what would lie in it', () => {
    const sent = { iid: 1, labels: [], assignees: [], milestone: null };
    const fields = ['labels', 'assignees[].username', 'milestone', 'milestone.title', 'nope'];
    expect(project({ iid: 1, labels: [], assignees: [] }, fields, sent)).toEqual({
      data: { labels: [], assignees: [] },
      known: ['labels', 'assignees[].username', 'milestone', 'milestone.title'],
      unknown: ['nope'],
    });
  });

  it('takes no path that is longer than any data', () => {
    const endless = `a${'.a'.repeat(10_000)}`;
    expect(project({ a: null }, [endless])).toEqual({ data: {}, known: [], unknown: [endless] });
  });
});
