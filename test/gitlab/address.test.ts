import { describe, expect, it } from 'vitest';
import { fillPath, writeQuery } from '../../src/gitlab/address.ts';

describe('fillPath', () => {
  const path = '/projects/{project_id}/repository/files/{file_path}';

  it.each([
    ['a slash', 'acme/app', 'acme%2Fapp'],
    ['a space', 'notes/c++ intro.md', 'notes%2Fc%2B%2B%20intro.md'],
    ['a hash and a percent sign', 'fix/50%-off#42', 'fix%2F50%25-off%2342'],
    ['text that looks encoded', 'Handbook%2FOn-call', 'Handbook%252FOn-call'],
    ['a question mark', 'what?', 'what%3F'],
    ['decomposed accents, byte for byte', 'docs/re\u0301sume\u0301.md', 'docs%2Fre%CC%81sume%CC%81.md'],
    ['another script', 'документы/план.md', '%D0%B4%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B%2F%D0%BF%D0%BB%D0%B0%D0%BD.md'],
    ['braces', '{project_id}', '%7Bproject_id%7D'],
    ['dots inside names', '.gitlab/..hidden/a..b', '.gitlab%2F..hidden%2Fa..b'],
    ['a backslash', 'a\\b', 'a%5Cb'],
  ])('encodes %s exactly once', (_, value, encoded) => {
    expect(fillPath(path, { project_id: 7, file_path: value })).toBe(`/projects/7/repository/files/${encoded}`);
  });

  it('keeps ids beyond 32 bits digit for digit', () => {
    expect(fillPath('/jobs/{job_id}', { job_id: 15701568935 })).toBe('/jobs/15701568935');
  });

  it.each(['.', '..', '../etc', 'a/../b', 'a/.', 'a\\..\\b'])('refuses the dot segment in %j and names the parameter', value => {
    expect(() => fillPath(path, { project_id: 7, file_path: value })).toThrowError(
      expect.objectContaining({ code: 'invalid_params', facts: { parameter: 'file_path' } }),
    );
  });

  it.each([undefined, null, '', {}, ['a'], '\ud800'])('refuses %j as a path value', value => {
    expect(() => fillPath(path, { project_id: value, file_path: 'a' })).toThrowError(
      expect.objectContaining({ code: 'invalid_params', facts: { parameter: 'project_id' } }),
    );
  });

  it.each(['/projects/../admin', '/projects/%2e%2E/admin', '/projects/.%2e', '/a?b=c', '/a#b', '/a b', '/ä', '/a\\b', '/a\nb'])(
    'refuses the literal path %j',
    literal => {
      expect(() => fillPath(literal, {})).toThrowError(expect.objectContaining({ code: 'invalid_params', facts: { parameter: 'path' } }));
    },
  );

  it('leaves a literal path that is encoded already as it is', () => {
    expect(fillPath('/projects/acme%2Fapp/issues', {})).toBe('/projects/acme%2Fapp/issues');
  });
});

describe('writeQuery', () => {
  it('writes arrays with brackets, objects with keys and comma lists as they come', () => {
    expect(
      writeQuery({ scope: ['failed', 'canceled'], labels: 'bug,ui::web', not: { author_id: 7 }, 'iids[]': [1], draft: false, page: 2 }),
    ).toBe('scope[]=failed&scope[]=canceled&labels=bug%2Cui%3A%3Aweb&not[author_id]=7&iids[]=1&draft=false&page=2');
  });

  it('encodes spaces, plus signs and ampersands in values and names', () => {
    expect(writeQuery({ search: 'a + b&c=d', 'x y': 'ä' })).toBe('search=a%20%2B%20b%26c%3Dd&x%20y=%C3%A4');
  });

  it('keeps an empty text and leaves out what is undefined or an empty list', () => {
    expect(writeQuery({ search: '', state: undefined, iids: [] })).toBe('search=');
  });
});
