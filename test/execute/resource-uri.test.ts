import { describe, expect, it } from 'vitest';
import { expandResource, matchResource } from '../../src/execute/resource-uri.ts';
import { makeEntry } from './stub.ts';

const entries = [
  makeEntry({ id: 'project.get', resource: 'gitlab://project/{project_id}' }),
  makeEntry({ id: 'project.label_get', resource: 'gitlab://project/{project_id}/label/{label_id}' }),
  makeEntry({ id: 'snippet.get', resource: 'gitlab://snippet/{snippet_id}' }),
];

describe('resource addresses', () => {
  it.each([
    [{ project_id: 'group/project', label_id: 'priority::high' }, 'gitlab://project/group%2Fproject/label/priority%3A%3Ahigh'],
    [{ project_id: 'a', label_id: "it's (ok)! *" }, 'gitlab://project/a/label/it%27s%20%28ok%29%21%20%2A'],
    [{ project_id: 'a', label_id: 'é-._~😀' }, 'gitlab://project/a/label/%C3%A9-._~%F0%9F%98%80'],
    [{ project_id: 70, label_id: 15701568935 }, 'gitlab://project/70/label/15701568935'],
  ])('escapes %j as a simple expansion does, and reads it back', (values, uri) => {
    expect(expandResource('gitlab://project/{project_id}/label/{label_id}', values)).toBe(uri);
    const input = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const [, project_id, , label_id] = uri.slice('gitlab://'.length).split('/');
    expect(matchResource(uri, entries)).toEqual({ action: 'project.label_get', input, escaped: { project_id, label_id } });
  });

  it('gives no address to a call that left a parameter out', () => {
    expect(expandResource('gitlab://project/{project_id}/label/{label_id}', { project_id: 'a' })).toBeUndefined();
    expect(expandResource('gitlab://project/{project_id}', { project_id: '' })).toBeUndefined();
  });

  it.each([
    'gitlab://project',
    'gitlab://project/',
    'gitlab://project/a/b',
    'gitlab://nothing/1',
    'https://project/a',
    'gitlab://project/%zz',
    'gitlab://project/a?x=1',
  ])('matches nothing for %s', uri => expect(matchResource(uri, entries)).toBeUndefined());
});
