/**
 * What a person has to do in their browser before GitLab serves the account at all: accept the terms of service, or sign in to a
 * group through its identity provider. Pure. Owns how GitLab's refusal is told from others, and the page, whose address is made
 * of the instance's own and never taken from an answer.
 */
import type { Instance } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { RestRequest } from '../gitlab/port.ts';

export interface BrowserStep {
  readonly url: string;
  /** What is missing, as a clause: `the account … has not accepted …`. */
  readonly lacks: string;
  /** What to do on the page, as the end of a sentence. */
  readonly todo: string;
  /** A read that GitLab refuses in the same way until it is done. */
  readonly probe: RestRequest;
}

/** The port by which a person is given the link; the elicitation layer provides it. */
export type LinkPort = (request: LinkRequest) => Promise<LinkAnswer>;

export interface LinkRequest {
  readonly action: string;
  /** Normalised arguments of the call. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly step: BrowserStep;
  /** Whether GitLab lets the account in by now. */
  readonly isDone: () => Promise<boolean>;
}

export type LinkAnswer =
  /** The question as it goes on the wire; the call comes back once it is answered. */
  | { readonly kind: 'asked'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly error: CatalogError }
  /** This client cannot open links, or has said that it did and GitLab refuses still. */
  | { readonly kind: 'unavailable' };

/** How GitLab asks for a session with the identity provider; a branch or file may be called SSO as well. */
const SIGN_IN = /\b(?:SSO|SAML) session\b|\b(?:log ?in|sign[- ]?in|re-?authenticate)\b[^.]{0,60}\b(?:SSO|SAML)\b|\/-\/saml\//i;

type Values = Readonly<Record<string, unknown>>;

/** The step that a refusal is about; undefined for every other failure. */
export function browserStepOf(error: unknown, { url }: Instance, values: Values): BrowserStep | undefined {
  if (!(error instanceof CatalogError) || error.facts.status !== 403) return undefined;
  const said = error.facts.said ?? '';
  if (/must accept the Terms of Service/i.test(said)) {
    return {
      url: `${url}/-/users/terms`,
      lacks: 'the account behind the token has not accepted the terms of service',
      todo: 'accept them there',
      probe: { method: 'GET', path: '/user' },
    };
  }
  if (!SIGN_IN.test(said)) return undefined;
  const group = groupOf(values) ?? /\/groups\/(\w[\w.-]*)(?:\/[\w.-]+)*\/-\/saml\b/.exec(said)?.[1];
  if (group === undefined) return undefined;
  return {
    url: `${url}/groups/${encodeURIComponent(group)}/-/saml/sso`,
    lacks: `the group ${group} wants its members to have signed in through their identity provider`,
    todo: 'sign in there',
    probe: { method: 'GET', path: '/groups/{id}', pathParams: { id: group }, query: { with_projects: false } },
  };
}

/** Name of the topmost group of what the call is about: it is there that signing in is asked for. Numbers do not tell. */
function groupOf(values: Values): string | undefined {
  const path = ['group_id', 'project_id', 'full_path'].map(name => values[name]).find(value => typeof value === 'string');
  const [top] = typeof path === 'string' ? path.split('/') : [];
  return top !== undefined && /^(?=.*[a-z_])\w[\w.-]*$/i.test(top) ? top : undefined;
}
