/**
 * The shapes that the code generator writes and the runtime reads. Types only, plus the row constructors that generated
 * modules call: a change here is a change of `generated/`.
 */
import type { Tier } from '../call/call.ts';
import type { Role, SideRole } from './role.ts';

export type Effect = 'read' | 'create' | 'update' | 'delete';
export type ContentKind = 'list' | 'detail' | 'mutate' | 'assistant' | 'image';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

/** One line of `generated/registry.json`: all that resolving, listing and withholding need, for every action. */
export interface ActionEntry {
  readonly id: string;
  readonly domain: string;
  readonly summary: string;
  readonly purpose: string;
  readonly effect: Effect;
  /** Why it counts as destructive; absent on all other actions. */
  readonly destructive?: string;
  /** A repeat with the same arguments changes nothing further. */
  readonly idempotent: boolean;
  readonly content: ContentKind;
  readonly tier: Tier;
  readonly gitlabComOnly?: true;
  /** Classic token scope that the action needs. */
  readonly scope: string;
  readonly since?: string;
  /** Name of its tool on the individual surface. */
  readonly tool: string;
  /** Names of the same action elsewhere: older ids and the reference server's tool name. Unlisted, accepted in calls. */
  readonly aliases: readonly string[];
  readonly required: readonly string[];
  /** Canonical resource URI template, in the action's own parameter names. */
  readonly resource?: string;
  /** Of an action that may write: what tells by the arguments that a call only reads, in `src/policy/reads.ts`. */
  readonly readsWhen?: string;
  /** Of a wizard: the action that it ends in. It has no handler of its own. */
  readonly runs?: string;
}

export type ParamType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** How one parameter is read and where it goes. `in: 'local'` never reaches GitLab as a field (tail, output_path, …). */
export interface ParamFacts {
  readonly type: ParamType;
  readonly in: 'path' | 'query' | 'body' | 'local';
  /** GitLab's name for it, where ours differs. */
  readonly as?: string;
  /** An object whose fields are sent beside the other parameters, not below its name. */
  readonly spread?: true;
  readonly required?: true;
  /** Meaning beyond the type: decides what spellings are accepted. */
  readonly kind?: 'project' | 'group' | 'date' | 'datetime' | 'secret';
  readonly items?: ParamFacts;
  readonly properties?: Readonly<Record<string, ParamFacts>>;
  readonly enum?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** How an array travels: `comma` = `a,b`; `brackets` = `name[]=a&name[]=b` (query) or a JSON array (body). */
  readonly style?: 'comma' | 'brackets';
  /** Other spellings of the name that are accepted. */
  readonly accepts?: readonly string[];
  /** A number that GitLab clears with null: empty text stands for it. */
  readonly nullable?: true;
  /** The parameter whose value it takes when it is left out. */
  readonly defaultFrom?: string;
  /** Sentence that follows the refusal of a value: where a right one comes from. */
  readonly mend?: string;
}

export interface NextStep {
  /** The action suggested; absent when `text` is a sentence of its own. */
  readonly to?: string;
  /** "Use action 'x' to " + text, or the sentence itself. */
  readonly text: string;
  /** Field of the result -> values with which the step is shown; a dotted path, compared as text. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** Turns an IID that people know into the id that GitLab's route wants, by one list query first. */
export interface Resolve {
  /** Our parameter, given by the caller. */
  readonly param: string;
  /** Placeholder in the request's path that the found id fills. */
  readonly into: string;
  readonly path: string;
  /** Fixed and templated query of the look-up: `{"iids[]": "{milestone_iid}"}`. */
  readonly query: Readonly<Record<string, string>>;
  /** Field of the first row that holds the id. */
  readonly field: string;
}

/** `generated/facts/<domain>.json`: what the pipeline needs of one action beyond its registry line. */
export interface ActionFacts {
  readonly params: Readonly<Record<string, ParamFacts>>;
  /** Least role that GitLab asks for, where it is certain. */
  readonly role?: Role;
  /** A role beside the ladder that may as well. */
  readonly orRole?: SideRole;
  readonly returns?: {
    readonly entity: string;
    readonly list: boolean;
    /** Name of the array in `structuredContent`, for lists. */
    readonly key: string;
    /** Heading of the table where it is not the entity's own. */
    readonly title?: string;
  };
  /** How GitLab's body is read: `json` by default. */
  readonly answer: 'json' | 'text' | 'log' | 'file' | 'blob' | 'none';
  /** How a list pages: `offset` (page, per_page), `keyset` (plus page_token), `cursor` (GraphQL), `search` (no totals). */
  readonly paging?: 'offset' | 'keyset' | 'cursor' | 'search' | 'none';
  /** Body is multipart with one file part. */
  readonly upload?: { readonly part: string };
  readonly next: readonly NextStep[];
  readonly missing?: {
    readonly kind: string;
    /** What was looked for, a template over parameters: `"{branch_name}"`, `#{issue_iid}`. */
    readonly subject: string;
    readonly hints: readonly NextStep[];
  };
  readonly resolve?: readonly Resolve[];
  /** GitLab answers 401 to a valid token too, whose user lacks a right: what the action takes, a sentence each. */
  readonly unentitled?: readonly string[];
  /** GitLab may answer the write with 304, since it is so already: what is said then, and the path of the object to read. */
  readonly already?: { readonly note: string; readonly read?: string };
  /** Named argument guard: asks for consent by what the arguments would do. */
  readonly guard?: string;
  /** Named preview: tells, when a person is asked for consent, what the call would take away. */
  readonly preview?: string;
  /** A write that may be repeated safely; otherwise only a 429 is retried. */
  readonly retry?: true;
  /** Fields of the answer that are shown although they are secret: the action exists to give them. */
  readonly reveals?: readonly string[];
}

export interface RestRow {
  readonly kind: 'rest';
  readonly method: HttpMethod;
  /** Path below `/api/v4`, placeholders named as our parameters. */
  readonly path: string;
  /** Query that is always sent. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Wire names sent in the query and in the body. */
  readonly query: readonly string[];
  readonly body: readonly string[];
}

export interface RestHandler {
  readonly kind: 'rest';
  /** Alternatives; the first whose path parameters were all given is the one sent. */
  readonly routes: readonly RestRow[];
}

export interface GraphqlHandler {
  readonly kind: 'graphql';
  /** Name of the document in `generated/graphql/`. */
  readonly document: string;
  /** GraphQL variable -> our parameter, with an optional conversion (`gid:WorkItem`, `upper`, `string`). */
  readonly variables: Readonly<Record<string, { readonly from: string; readonly convert?: string }>>;
  /** Path in `data` of the object or, for a list, of the connection. */
  readonly at: string;
  /** For a mutation: path in `data` of its payload, whose `errors` decide success. */
  readonly payload?: string;
  /** List of the object whose items' fields are laid over the object itself, and which is then dropped: a work item's widgets. */
  readonly merge?: string;
}

export interface CompositeHandler {
  readonly kind: 'composite';
  /** Name of the function in `src/execute/composites/`. */
  readonly name: string;
  /** Why one request is not enough. */
  readonly reason: string;
}

export type Handler = RestHandler | GraphqlHandler | CompositeHandler;

/** A compiled view template: literals and computed parts, concatenated. */
export type Template = readonly TemplatePart[];
export type TemplatePart =
  | string
  /** A field by dotted path. */
  | { readonly f: string }
  /** A function of the closed list in `catalog/README.md`; each argument is a template of its own. */
  | { readonly fn: string; readonly args: readonly Template[] };

export type ViewRow = readonly [label: string, value: Template];

/** One table below the rows of a card: an array field of the object. */
export interface ViewSection {
  readonly title: string;
  /** Dotted path of the array, or of the text; `[]` gathers from each item of an array. Of an object, its `key` and `value` pairs. */
  readonly of: string;
  /** Field of an item -> values with which it is shown, compared as text. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  readonly columns?: readonly ViewRow[];
  /** Each item as an entry of its own: heading and long text. */
  readonly entry?: { readonly heading: Template; readonly text?: string; readonly fence?: string; readonly rows?: readonly ViewRow[] };
  /** Language of a fenced block when `of` is a text. */
  readonly fence?: string;
}

/** `generated/views.json`: entity name -> how it is shown. */
export interface EntityView {
  readonly entity: string;
  readonly card?: {
    readonly heading: Template;
    readonly rows: readonly ViewRow[];
    /** Field with long text, shown quoted below the rows; or fenced with this language. */
    readonly text?: string;
    readonly fence?: string;
    readonly sections?: readonly ViewSection[];
  };
  readonly table?: {
    readonly title: string;
    /** Sentence for no rows: `No branches found.` */
    readonly empty: string;
    readonly columns: readonly ViewRow[];
    /** True when a column can hold a link. */
    readonly links: boolean;
  };
  /** A list whose items are long: each an entry with heading, rows and quoted text, instead of a table. */
  readonly entries?: {
    readonly title: string;
    readonly empty: string;
    readonly heading: Template;
    readonly rows: readonly ViewRow[];
    readonly text?: string;
    readonly fence?: string;
    readonly sections?: readonly ViewSection[];
    readonly links: boolean;
  };
  /** Dotted paths (`[]` for array items) of fields that hold secrets: masked unless the action reveals them. */
  readonly secrets: readonly string[];
}
