import { describe, expect, it } from 'vitest';
import { actionFacts } from '../../codegen/emit/facts.ts';
import { openApiOf } from '../../codegen/openapi.ts';
import { changed, type Files, faultsOf, smallCatalog } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';

const REQUEST = '    request: DELETE /projects/{project_id}/things/{thing_id}\n';

const withAlready = (already: string): Files => changed(DOMAIN, REQUEST, `${REQUEST}    already: ${already}\n`);

describe('a write that may find everything so already', () => {
  it('has its sentence and the path of the object among the facts, and that read in the document', () => {
    const catalog = smallCatalog(withAlready('{ note: It was gone., read: "GET /projects/{project_id}/bin/{thing_id}" }'));
    const action = catalog.actions.find(({ id }) => id === 'thing.delete');
    if (!action) throw new Error('the small catalog has no thing.delete');
    expect(actionFacts(action, catalog, new Map()).already).toEqual({
      note: 'It was gone.',
      read: '/projects/{project_id}/bin/{thing_id}',
    });
    expect(Object.keys(openApiOf(catalog).paths)).toContain('/api/v4/projects/{project_id}/bin/{thing_id}');
  });

  it.each([
    [
      'a read that is no GET',
      '{ note: Gone., read: "POST /projects/{project_id}" }',
      'what was changed already is read with GET; correct it',
    ],
    [
      'a read of something else',
      '{ note: Gone., read: "GET /groups/{group_id}" }',
      "it needs {group_id}, which the request's own path does not have; use what the request names",
    ],
  ])('is refused with %s', (_, already, says) => {
    expect(faultsOf(withAlready(already)).map(fault => fault.replace(/^.*?: thing\.delete: /, ''))).toEqual([says]);
  });

  it('is refused of an action that reads', () => {
    const files = changed(
      DOMAIN,
      '    request: GET /projects/{project_id}/things\n',
      '    request: GET /projects/{project_id}/things\n    already: { note: Gone. }\n',
    );
    expect(faultsOf(files).map(fault => fault.replace(/^.*?: thing\.list: /, ''))).toEqual([
      'only a write that is one REST request is answered so; take it out',
    ]);
  });
});
