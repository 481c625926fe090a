/** The catalog as the generator holds it: every short form written out, every derived value filled in. Types only. */
import type { ContentKind, Effect, HttpMethod, Resolve } from '../src/catalog/action.ts';
import type { Vocabulary } from '../src/catalog/lexicon.ts';
import type { Role, SideRole } from '../src/catalog/role.ts';
import type { FineGrainedFile } from './fine-grained.ts';
import type { Difference, EntityForm, FieldWord, Omission, StepForm } from './format.ts';
import type { Place, Problem } from './problem.ts';
import type { Wizard } from './wizards.ts';

export interface Parameter {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Meaning beyond the type. */
  readonly kind?: 'project' | 'group' | 'date' | 'datetime';
  readonly secret: boolean;
  readonly description?: string;
  /** The description is the shared one, which many actions repeat. */
  readonly isCommon: boolean;
  readonly required: boolean;
  readonly in: 'path' | 'query' | 'body' | 'local';
  /** GitLab's name for it, where ours differs. */
  readonly as?: string;
  readonly enum?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly style?: 'comma' | 'brackets';
  readonly items?: Parameter;
  readonly properties?: readonly Parameter[];
  readonly accepts: readonly string[];
  /** The parameter whose value it takes when it is left out. */
  readonly defaultFrom?: string;
  /** Sentence that follows the refusal of a value: where a right one comes from. */
  readonly mend?: string;
  /** Its fields are sent beside the other parameters, not below its name. */
  readonly spread?: true;
  /** Empty text clears it and is sent as null. */
  readonly nullable?: true;
  readonly example?: unknown;
  readonly place: Place;
}

export interface Request {
  readonly method: HttpMethod;
  /** Below `/api/v4`, placeholders named as our parameters. */
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  /** Placeholders of the path, in order. */
  readonly placeholders: readonly string[];
  /** Of a composite: not sent by every call. */
  readonly optional: boolean;
}

export interface GraphqlRequest {
  readonly document: string;
  readonly variables: Readonly<Record<string, { readonly from: string; readonly convert?: string }>>;
  readonly at: string;
  readonly payload?: string;
  readonly merge?: string;
}

export interface Action {
  readonly id: string;
  readonly domain: string;
  /** What follows the domain in the id. */
  readonly name: string;
  readonly file: string;
  /** Line of a key of this entry, of the entry itself without one. */
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
  readonly kind: 'rest' | 'graphql' | 'composite';
  readonly summary: string;
  readonly purpose: string;
  /** Of REST: the alternatives. Of a composite: what it sends. */
  readonly requests: readonly Request[];
  readonly graphql?: GraphqlRequest;
  readonly composite?: { readonly name: string; readonly reason: string; readonly documents: readonly string[] };
  readonly params: readonly Parameter[];
  readonly effect: Effect;
  readonly destructive?: string;
  readonly content: ContentKind;
  readonly returns?: { readonly entity: string; readonly list: boolean };
  readonly title?: string;
  readonly key?: string;
  /** The fields of the entity that its answer has, where it has not all. */
  readonly only?: readonly string[];
  readonly answer: 'json' | 'text' | 'log' | 'file' | 'blob' | 'none';
  readonly paging?: 'offset' | 'keyset' | 'search' | 'cursor' | 'none';
  readonly upload?: { readonly part: string };
  readonly resolve: readonly Resolve[];
  /** What the user of a valid token may lack, where GitLab answers 401. */
  readonly unentitled?: readonly string[];
  /** What is said, and read in its place, where GitLab answers a write that all is so already. */
  readonly already?: { readonly note: string; readonly read?: Request };
  readonly resource?: string;
  readonly missing?: { readonly kind: string; readonly subject: string; readonly hints: readonly StepForm[] };
  readonly next: readonly StepForm[];
  readonly tier: 'free' | 'premium' | 'ultimate';
  readonly gitlabComOnly: boolean;
  /** Least role that GitLab asks for on default settings, where it is certain. */
  readonly role?: Role;
  /** A role beside the ladder that may as well. */
  readonly orRole?: SideRole;
  readonly scope: string;
  readonly since?: string;
  readonly tool: string;
  readonly aliases: readonly string[];
  readonly reference?: string;
  readonly words: readonly string[];
  readonly idempotent: boolean;
  readonly guard?: string;
  /** Name of what tells, by the arguments, that a call of it only reads. */
  readonly readsWhen?: string;
  readonly preview?: string;
  readonly retry: boolean;
  readonly reveals: readonly string[];
  readonly example: Readonly<Record<string, unknown>>;
}

/** A field of an entity; `entity` types point at another entity by name. */
export interface Field {
  readonly type: FieldWord | 'array' | 'object' | 'entity';
  readonly entity?: string;
  readonly items?: Field;
  readonly fields?: ReadonlyMap<string, Field>;
  readonly markers?: string;
  readonly secret: boolean;
  /** GitLab sends it where one object is read, not in lists. */
  readonly detail?: true;
  readonly tier?: string;
  readonly since?: string;
  readonly description?: string;
}

export interface Entity {
  readonly name: string;
  /** Name of the array in a list's JSON. */
  readonly plural: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly views: Pick<EntityForm, 'card' | 'table' | 'entries'>;
  readonly file: string;
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
}

export interface Domain {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly place: Place;
}

export interface GraphqlDocument {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

export interface ExplainedDifference extends Difference {
  readonly place: Place;
}

export interface PlacedOmission extends Omission {
  readonly place: Place;
}

/** A tool name of the reference server that does not lead to one action. */
export interface ReferenceName {
  readonly name: string;
  readonly ids: readonly string[];
  readonly line: number;
}

export interface Catalog {
  readonly domains: readonly Domain[];
  /** By domain, in the order of the files. */
  readonly actions: readonly Action[];
  readonly entities: ReadonlyMap<string, Entity>;
  /** Whole: with the shared fragments that each of them spreads. */
  readonly documents: ReadonlyMap<string, GraphqlDocument>;
  readonly fragments: ReadonlyMap<string, GraphqlDocument>;
  readonly texts: Readonly<Record<string, string>>;
  readonly vocabulary: Vocabulary;
  readonly differences: readonly ExplainedDifference[];
  readonly omissions: readonly PlacedOmission[];
  readonly wizards: readonly Wizard[];
  /** What GitLab asks of a fine-grained token. */
  readonly fineGrained: FineGrainedFile;
  readonly referenceNames: readonly ReferenceName[];
  /** Names of what is there but could not be read: a reference to them is no second fault. */
  readonly unreadable: ReadonlySet<string>;
}

export interface Loaded {
  readonly catalog: Catalog;
  /** Everything found wrong while reading; what it spoils is not in the catalog. */
  readonly problems: readonly Problem[];
}

/** Text of a file below the repository's root, and the files of a folder, sorted: all that loading needs of a disk. */
export interface Source {
  readonly read: (file: string) => string | undefined;
  readonly list: (folder: string) => readonly string[];
}
