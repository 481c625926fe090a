/** Which revisions of the protocol this endpoint serves, and the refusal of one that nobody does. */
import type { IncomingMessage } from 'node:http';
import { PROTOCOL_VERSION_META_KEY, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import type { RpcMessage } from './message-body.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import { headerOf } from './web-request.ts';

/** The revision that is served request by request; those before it shake hands first. */
export const MODERN = '2026-07-28';

export const SERVED: readonly string[] = [MODERN, ...SUPPORTED_PROTOCOL_VERSIONS];

/** The revision that a message itself names; only 2026-07-28 and later do. */
export function claimedRevision(message: RpcMessage | undefined): unknown {
  const meta = message?.params?.['_meta'];
  return typeof meta === 'object' && meta !== null ? (meta as Readonly<Record<string, unknown>>)[PROTOCOL_VERSION_META_KEY] : undefined;
}

/** @throws HttpRefusal when the request names a revision that nobody serves; a header that contradicts the body is the SDK's to refuse */
export function checkRevision(request: IncomingMessage, message: RpcMessage | undefined): void {
  const header = headerOf(request, 'mcp-protocol-version')?.trim();
  const requested = claimedRevision(message) ?? header;
  if (typeof requested !== 'string' || SERVED.includes(requested)) return;
  if (header !== undefined && header !== requested) return;
  throw new HttpRefusal(`Unsupported protocol version: this server speaks ${SERVED.join(', ')}.`, {
    status: 400,
    code: CODE.unsupportedRevision,
    reason: 'revision',
    data: { supported: SERVED, requested },
  });
}

/** Whether a request without a body is of a revision that knows POST alone. */
export const isModernHeader = (request: IncomingMessage): boolean => (headerOf(request, 'mcp-protocol-version') ?? '') >= MODERN;
