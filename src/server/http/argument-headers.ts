/**
 * Arguments that a tool wants repeated in a header (`x-mcp-header` of revision 2026-07-28), so that a gateway can route a call
 * without reading it. Header and argument must agree: otherwise the gateway let pass something else than what is run.
 */
import type { IncomingMessage } from 'node:http';
import type { RpcMessage } from './message-body.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import type { ListedView } from './tool-list.ts';
import { headerOf } from './web-request.ts';

const PREFIX = 'Mcp-Param-';
const ENCODED = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;

/** @throws HttpRefusal when a header is missing, cannot be read or says something else */
export function checkArgumentHeaders(request: IncomingMessage, message: RpcMessage, headers: ListedView['headers']): void {
  if (message.method !== 'tools/call') return;
  const wanted = headers.get(String(message.params?.['name']));
  const given = message.params?.['arguments'];
  if (!wanted || typeof given !== 'object' || given === null) return;
  for (const [argument, name] of wanted) {
    const value = (given as Readonly<Record<string, unknown>>)[argument];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    const header = `${PREFIX}${name}`;
    const sent = decode(headerOf(request, header));
    if (sent !== undefined && agree(sent, value)) continue;
    throw new HttpRefusal(`The header ${header} must repeat the argument "${argument}" of the call, and does not. Send them alike.`, {
      status: 400,
      code: CODE.headerMismatch,
      reason: 'header_mismatch',
      data: { mismatch: { header, body: argument } },
    });
  }
}

const agree = (sent: string, value: string | number | boolean): boolean =>
  typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(sent) ? Number(sent) === value : sent === String(value);

/** A header's value; text that no header can carry travels as Base64 between marks. */
function decode(value: string | undefined): string | undefined {
  if (value === undefined || !(value.startsWith('=?base64?') && value.endsWith('?='))) return value;
  const [, encoded] = ENCODED.exec(value) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return undefined;
  }
}
