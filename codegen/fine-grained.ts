/**
 * Joins `catalog/shared/fine_grained.yaml`, what GitLab asks of a fine-grained token by route and document, with what each action
 * sends. Owns the file's shape and the join; an action whose requests the file does not know gets no line.
 */
import { z } from 'zod';
import type { FineGrainedAction, FineGrainedFacts, HollowPart, Unreachable } from '../src/catalog/fine-grained.ts';
import type { Action } from './model.ts';
import { compare } from './problem.ts';

export const FINE_GRAINED_FILE = 'catalog/shared/fine_grained.yaml';

const route = z.string().regex(/^(GET|POST|PUT|PATCH|DELETE|HEAD) \/\S+$/, 'is a method and a path below /api/v4: GET /projects/*/issues');
const path = z.string().regex(/^\/\S+$/, 'is a path below /api/v4: /projects/*/issues');
const permission = z.string().regex(/^[^:]+: [^:]+$/, 'is a resource and what may be done with it: "Work Item: Read"');
const typeName = z.string().regex(/^[A-Z]\w*$/, 'is the name of a GraphQL type or mutation: WorkItem');

export const fineGrainedFile = z.strictObject({
  release: z.string().regex(/^\d+\.\d+\.\d+$/, 'is a GitLab release: 19.4.1'),
  open: z.array(route).default([]),
  rules: z.array(
    z.strictObject({
      resource: z.string(),
      actions: z.record(z.string(), z.array(route).min(1)).default({}),
      crud: z.array(path).default([]),
      public: z.array(path).default([]),
    }),
  ),
  also: z.array(z.strictObject({ route, needs: permission })).default([]),
  documents: z
    .record(
      z.string(),
      z.strictObject({
        needs: z.array(permission).min(1).optional(),
        undeclared: typeName.optional(),
        refused: typeName.optional(),
        lost: typeName.optional(),
        parts: z.record(z.string(), typeName).optional(),
      }),
    )
    .default({}),
  types: z.record(typeName, permission).default({}),
});
export type FineGrainedFile = z.infer<typeof fineGrainedFile>;

export const NO_FINE_GRAINED: FineGrainedFile = fineGrainedFile.parse({ release: '0.0.0', rules: [] });

/** The permissions that one request cannot do without: none where GitLab judges no grant, serves the public, or is unknown to us. */
type Demand = readonly string[];

interface Rule {
  readonly matches: (request: string) => boolean;
  readonly demand: Demand;
}

/** `*` is one segment, `**` one or more. */
function matcher(pattern: string): (request: string) => boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map(part => (part === '**' ? '.+' : part === '*' ? '[^/]+' : part.replace(/[.+?^$()|[\]\\{}]/g, '\\$&')))
    .join('');
  const expression = new RegExp(`^${source}$`);
  return request => expression.test(request);
}

/** What the methods on a collection and on a member of it do. */
const CRUD = (collection: string): readonly (readonly [action: string, route: string])[] => [
  ['Read', `GET ${collection}`],
  ['Read', `GET ${collection}/*`],
  ['Create', `POST ${collection}`],
  ['Update', `PUT ${collection}/*`],
  ['Update', `PATCH ${collection}/*`],
  ['Delete', `DELETE ${collection}/*`],
];

/** The file's rules in its order; the first that matches a request decides. */
function rulesOf(file: FineGrainedFile): readonly Rule[] {
  const open = file.open.map((pattern): Rule => ({ matches: matcher(pattern), demand: [] }));
  const ruled = file.rules.flatMap(({ resource, actions, crud, public: paths }) => {
    const isPublic = paths.map(pattern => matcher(`GET ${pattern}`));
    const named = [
      ...Object.entries(actions).flatMap(([action, routes]) => routes.map(pattern => [action, pattern] as const)),
      ...crud.flatMap(CRUD),
    ];
    return named.flatMap(([action, pattern]): readonly Rule[] => {
      const matches = matcher(pattern);
      return [
        { matches: request => matches(request) && isPublic.some(one => one(request)), demand: [] },
        { matches, demand: [`${resource}: ${action}`] },
      ];
    });
  });
  return [...open, ...ruled];
}

/** Looks up what a request takes, given as a method and a path with placeholders. */
function demandsOf(file: FineGrainedFile): (request: string) => Demand {
  const rules = rulesOf(file);
  const also = file.also.map(({ route: pattern, needs }) => ({ matches: matcher(pattern), needs }));
  return request => {
    const plain = request.replaceAll(/\{[^}]+\}/g, '_');
    const demand = rules.find(rule => rule.matches(plain))?.demand ?? [];
    if (demand.length === 0) return demand;
    return [...demand, ...also.filter(({ matches }) => matches(plain)).map(({ needs }) => needs)];
  };
}

/** The requirements of all actions. */
export function fineGrainedOf(actions: readonly Action[], file: FineGrainedFile): FineGrainedFacts {
  const demandOf = demandsOf(file);
  const lines = actions.flatMap(action => {
    const line = lineOf(action, file, demandOf);
    return Object.keys(line).length === 0 ? [] : [[action.id, line] as const];
  });
  return { release: file.release, permissions: vocabularyOf(file), actions: Object.fromEntries(lines) };
}

/** Every permission that the file names. */
function vocabularyOf(file: FineGrainedFile): readonly string[] {
  const ruled = file.rules.flatMap(({ resource, actions, crud }) =>
    [...Object.keys(actions), ...(crud.length > 0 ? ['Create', 'Read', 'Update', 'Delete'] : [])].map(action => `${resource}: ${action}`),
  );
  const others = [
    ...file.also.map(({ needs }) => needs),
    ...Object.values(file.types),
    ...Object.values(file.documents).flatMap(({ needs = [] }) => needs),
  ];
  return [...new Set([...ruled, ...others])].sort(compare);
}

function lineOf(action: Action, file: FineGrainedFile, demandOf: (request: string) => Demand): FineGrainedAction {
  const demands = (isSent: (request: Action['requests'][number]) => boolean): readonly Demand[] =>
    action.requests.filter(isSent).map(request => demandOf(`${request.method} ${request.path}`));
  if (action.kind === 'rest') return restLine(demands(() => true));
  const documents = [action.graphql?.document ?? [], action.composite?.documents ?? []].flat();
  return compositeLine(
    demands(request => !request.optional),
    documents,
    file,
  );
}

/** The routes of a REST action are alternatives: one that takes nothing leaves nothing to withhold. */
function restLine(demands: readonly Demand[]): FineGrainedAction {
  if (demands.length === 0 || demands.some(demand => demand.length === 0)) return {};
  return { needs: [...new Map(demands.map(demand => [demand.join('\n'), demand])).values()] };
}

/** What a composite or a GraphQL action sends, it sends all of. */
function compositeLine(demands: readonly Demand[], documents: readonly string[], file: FineGrainedFile): FineGrainedAction {
  const known = documents.flatMap(name => file.documents[name] ?? []);
  const reads = documents.length > 0 ? { graphql: true as const } : {};
  const [unreachable] = known.flatMap(unreachableBy);
  if (unreachable) return { ...reads, unreachable };
  const needs = [...new Set([...demands.flat(), ...known.flatMap(({ needs: all = [] }) => all)])];
  const parts = known.flatMap(({ parts: named = {} }) => Object.entries(named)).map(([at, type]) => partOf(at, type, file));
  return { ...reads, ...(needs.length > 0 && { needs: [needs] }), ...(parts.length > 0 && { parts }) };
}

function unreachableBy({ undeclared, refused, lost }: FineGrainedFile['documents'][string]): readonly Unreachable[] {
  if (refused !== undefined) return [{ by: 'mutation', name: refused }];
  if (undeclared !== undefined) return [{ by: 'type', name: undeclared }];
  return lost === undefined ? [] : [{ by: 'answer', name: lost }];
}

function partOf(at: string, type: string, { types }: FineGrainedFile): HollowPart {
  const needs = types[type];
  return { path: at, type, ...(needs !== undefined && { needs }) };
}
