/** A small catalog without a fault, as files in memory: tests break one thing of it and look at what is said. */
import { checkCatalog, type Surroundings } from '../../codegen/check.ts';
import { DYNAMIC_TEXTS } from '../../codegen/emit/dynamic.ts';
import { loadCatalog } from '../../codegen/load.ts';
import type { Catalog, Source } from '../../codegen/model.ts';
import { printProblem, sortProblems } from '../../codegen/problem.ts';

export type Files = Readonly<Record<string, string>>;

const PARAMETERS = `parameters:
  project_id: { type: project, accepts: [project], example: demo/app }
  page: { type: integer, min: 1 }
  per_page: { type: integer, min: 1, max: 100 }
  page_token: { type: string, in: local }
  first: { type: integer }
  after: { type: string }
groups:
  named:
    - name: { type: string, example: x }
`;

const THING = `entity: Thing
fields:
  id: integer
  name: string
  state: { type: string, markers: state }
  owner: Person
  tags: [string]
  web_url: url
card:
  heading: "Thing {name}"
  rows:
    State: "{marker(state)} {state}"
    Owner: "{owner.name}"
table:
  columns:
    Name: "{link(name, web_url)}"
`;

const PERSON = `entity: Person
plural: people
fields:
  name: string
  token: { type: string, secret: true }
`;

/** Line 5 opens \`thing.list\`, line 13 \`thing.get\`, line 24 \`thing.delete\`. */
const THINGS = `domain: thing
title: Things
summary: Things of a project.
actions:
  - id: thing.list
    summary: List things.
    purpose: list the things
    request: GET /projects/{project_id}/things
    params: [$project_id]
    effect: read
    content: list
    returns: [Thing]
  - id: thing.get
    summary: Read one thing.
    purpose: see one thing
    request: GET /projects/{project_id}/things/{thing_id}
    params: [$project_id, { thing_id: { type: integer, example: 1 } }]
    effect: read
    content: detail
    returns: Thing
    missing: { kind: Thing, hints: [thing.list] }
    next:
      - { to: thing.delete, when: { state: [opened, closed] } }
  - id: thing.delete
    summary: Delete a thing.
    purpose: delete it
    request: DELETE /projects/{project_id}/things/{thing_id}
    params: [$project_id, { thing_id: { type: integer, example: 1 } }]
    effect: delete
    destructive: The thing is gone.
    content: mutate
`;

export const SMALL: Files = {
  'catalog/shared/parameters.yaml': PARAMETERS,
  'catalog/shared/texts.yaml': `texts:\n${DYNAMIC_TEXTS.map(name => `  ${name}: Words.\n`).join('')}`,
  'catalog/shared/search.yaml': 'stop: [a]\nverbs: {}\n',
  'catalog/entities/Thing.yaml': THING,
  'catalog/entities/Person.yaml': PERSON,
  'catalog/domains/thing.yaml': THINGS,
};

export const memorySource = (files: Files): Source => ({
  read: file => files[file],
  list: folder =>
    Object.keys(files)
      .filter(file => file.startsWith(`${folder}/`))
      .map(file => file.slice(folder.length + 1))
      .sort(),
});

const AROUND: Surroundings = { hasComposite: name => name === 'thing_wait', guards: new Set(['thing_guard']) };

/** Every fault of these files, as printed. */
export function faultsOf(files: Files): readonly string[] {
  const { catalog, problems } = loadCatalog(memorySource(files));
  return sortProblems([...problems, ...checkCatalog(catalog, AROUND)]).map(printProblem);
}

export const smallCatalog = (files: Files = SMALL): Catalog => loadCatalog(memorySource(files)).catalog;

/** The small catalog with one piece of text replaced in one file; the piece must be there. */
export function changed(file: string, from: string, to: string): Files {
  const text = SMALL[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { ...SMALL, [file]: text.replace(from, to) };
}
