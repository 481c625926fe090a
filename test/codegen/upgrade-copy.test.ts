/**
 * The whole upgrade on a changed copy of GitLab's own document, in memory: one operation added, one removed, one parameter
 * renamed, one value added, one parameter required, one operation deprecated. Nothing else may be said or written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASELINE_FILE, writeBaseline } from '../../codegen/upgrade/baseline.ts';
import { applyUpgrade, changeReport, readDocument } from '../../codegen/upgrade/upgrade.ts';
import { factsIn, type Part } from './documents.ts';
import { ownCatalog, root, source } from './repository.ts';

const spec = join(root, '../shared/data/gitlab-openapi-v3.yaml');
const isThere = existsSync(spec);
if (!isThere) console.log("skipped: the upgrade on a changed copy of GitLab's own document, which is not beside this repository");

const PROJECT = '/api/v4/projects/{id}';

interface Operation {
  parameters: { name: string; in: string; schema: { enum?: string[] } }[];
  deprecated?: boolean;
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

interface OwnDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { required?: string[] }> };
}

/** Makes the six changes, in place. */
function change({ paths, components }: OwnDocument): void {
  const at = (path: string, method: string): Operation => {
    const operation = paths[`${PROJECT}${path}`]?.[method];
    if (!operation) throw new Error(`the document has no ${method} ${path}`);
    return operation;
  };
  const parameter = (path: string, name: string) => {
    const found = at(path, 'get').parameters.find(one => one.name === name);
    if (!found) throw new Error(`the document has no ${name} at ${path}`);
    return found;
  };
  paths[`${PROJECT}/issues/{issue_iid}/watchers`] = {
    post: { parameters: at('/issues/{issue_iid}', 'put').parameters.filter(one => one.in === 'path') },
  };
  delete paths[`${PROJECT}/issues/{issue_iid}/closed_by`];
  parameter('/releases', 'include_html_description').name = 'with_html';
  parameter('/milestones', 'state').schema.enum?.push('frozen');
  const [body] = Object.values(at('/releases', 'post').requestBody?.content ?? {});
  const schema = components.schemas[body?.schema.$ref?.split('/').at(-1) ?? ''];
  if (!schema) throw new Error('the document has no body for POST /releases');
  schema.required = [...(schema.required ?? []), 'name'];
  at('/repository/compare', 'get').deprecated = true;
}

describe.skipIf(!isThere)("a changed copy of GitLab's document", () => {
  const text = isThere ? readFileSync(spec, 'utf8') : '';
  const catalog = ownCatalog();

  it('is reported by exactly its six changes, and written into exactly the entries they touch', () => {
    const accepted = writeBaseline(factsIn(readDocument(text)));
    const now = readDocument(text) as OwnDocument & Part; // what is relied on is looked for above
    change(now);

    expect(changeReport(catalog, now, accepted).lines).toEqual([
      'issue',
      '  GET /projects/{id}/issues/{issue_iid}/closed_by went',
      '    issue.mrs_closing: note it in the entry',
      '  POST /projects/{id}/issues/{issue_iid}/watchers appeared',
      '    issue.watcher_create: draft an entry in catalog/domains/issue.yaml, whose sentences a person writes',
      'project',
      '  GET /projects/{id}/milestones: query state takes frozen too',
      '    project.milestone_list: add frozen',
      'release',
      '  GET /projects/{id}/releases: query include_html_description is called with_html now',
      '    release.list: rename it and accept the old spelling',
      "    release.get_latest: sends it from its function 'release_latest'; see that it still holds",
      '  POST /projects/{id}/releases: body name became required',
      '    release.create: require it',
      'repository',
      '  GET /projects/{id}/repository/compare became deprecated',
      '    repository.compare: note it in the entry',
      '6 changes since the accepted document (operations appeared 1, operations went 1, deprecated 1, parameters renamed 1, made required 1, values changed 1), which touch 6 actions',
    ]);

    const { files, byHand } = applyUpgrade(
      { ...source, read: file => (file === BASELINE_FILE ? accepted : source.read(file)) },
      catalog,
      now,
    );
    expect(byHand).toEqual([]);
    const lineOf = (file: string, start: string) =>
      source
        .read(file)
        ?.split('\n')
        .find(line => line.startsWith(start)) ?? '';
    const milestones = catalog.actions.find(action => action.id === 'project.milestone_list')?.file ?? '';
    const state = lineOf(milestones, '      - state: { type: string, enum: [active, closed, all]');
    const html = lineOf('catalog/domains/release.yaml', '      - include_html_description: {');
    const name = lineOf('catalog/domains/release.yaml', '      - name: {');
    const before = (file: string) => (file === BASELINE_FILE ? accepted : (source.read(file) ?? ''));
    const written = [...files].map(([file, after]) => [
      file.replace(/^catalog\/domains\/(\w+).*$/, '$1'),
      linesChanged(before(file), after),
    ]);
    const expected: Readonly<Record<string, readonly string[]>> = {
      issue: [
        '+',
        '+    params:',
        '+      - $project_id',
        '+    effect: create',
        '+    content: mutate',
        '+      - $issue_iid',
        `+    note: "GitLab's document no longer has GET /projects/{id}/issues/{issue_iid}/closed_by: send what took its place, or delete the entry."`,
        '+  - id: issue.watcher_create',
        '+    summary: ""',
        '+    purpose: ""',
        '+    request: POST /projects/{project_id}/issues/{issue_iid}/watchers',
        '+    next: []',
        '+    words: []',
      ],
      project: [`-${state}`, `+${state.replace(/\]/, ', frozen]')}`],
      release: [
        `-${html}`,
        `-${name}`,
        `+${html.replace('include_html_description:', 'with_html:').replace(/ \}$/, ', accepts: [include_html_description] }')}`,
        `+${name.replace(/ \}$/, ', required: true }')}`,
      ],
      repository: ['+    note: "GitLab calls GET /projects/{id}/repository/compare deprecated."'],
      [BASELINE_FILE]: [
        '-  body name: string',
        '-  query state: string = active, all, closed',
        '-GET /projects/{id}/issues/{issue_iid}/closed_by',
        '-  query include_html_description: boolean',
        '-GET /projects/{id}/repository/compare',
        '+  body name!: string',
        '+POST /projects/{id}/issues/{issue_iid}/watchers',
        '+  query state: string = active, all, closed, frozen',
        '+  query with_html: boolean',
        '+GET /projects/{id}/repository/compare deprecated',
      ],
    };
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([file, lines]) => [file, [...lines].sort()])),
    );
  }, 60_000);
});

/** Lines that a text lost and those that it has more often than before, sorted. */
function linesChanged(before: string, after: string): readonly string[] {
  const count = (text: string) => {
    const lines = new Map<string, number>();
    for (const line of text.split('\n')) lines.set(line, (lines.get(line) ?? 0) + 1);
    return lines;
  };
  const [old, now] = [count(before), count(after)];
  return [
    ...[...old].filter(([line, times]) => times > (now.get(line) ?? 0)).map(([line]) => `-${line}`),
    ...[...now].filter(([line, times]) => times > (old.get(line) ?? 0)).map(([line]) => `+${line}`),
  ].sort();
}
