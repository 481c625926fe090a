/** Reads from the headers of one request who calls, and which instance they mean. Keeps nothing. */
import type { IncomingMessage } from 'node:http';
import type { Credential } from '../../call/call.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import { headerOf } from './web-request.ts';

const refuse = (status: number, reason: 'credential' | 'instance', sentence: string): never => {
  throw new HttpRefusal(sentence, { status, code: CODE.refused, reason });
};

/** The token of a request, in either header. @throws HttpRefusal when it carries two */
export function credentialOf(request: IncomingMessage): Credential {
  const own = headerOf(request, 'private-token');
  const authorization = headerOf(request, 'authorization');
  if (own !== undefined && authorization !== undefined)
    return refuse(400, 'credential', 'The request carries PRIVATE-TOKEN and Authorization. Send one of them.');
  if (own !== undefined && own.trim() !== '') return { kind: 'private', token: own.trim() };
  if (authorization === undefined) return { kind: 'none' };
  const [, token] = /^bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (token === undefined)
    return refuse(401, 'credential', 'Authorization must be "Bearer TOKEN" with a GitLab token. The header PRIVATE-TOKEN takes one too.');
  return { kind: 'bearer', token };
}

/** The instance a request is for. @throws HttpRefusal for one that is not on the list */
export function instanceOf(
  request: IncomingMessage,
  { own, others }: { readonly own: string; readonly others: readonly string[] },
): string {
  const asked = headerOf(request, 'gitlab-url')?.trim();
  if (asked === undefined || asked === '') return own;
  const wanted = normal(asked);
  const found = [own, ...others].find(url => normal(url) === wanted);
  return (
    found ??
    refuse(
      403,
      'instance',
      'GITLAB-URL names an instance that this server does not serve. Its operator can add it to GITLAB_MCP_INSTANCES.',
    )
  );
}

/** An address as it compares: origin in lower case, path without a trailing slash or the API's. */
function normal(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '').replace(/\/api(\/v4)?$/, '')}`;
}
