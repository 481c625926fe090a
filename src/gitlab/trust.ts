/** Which certificate authorities are trusted: Node's own and the company's. One secure context an instance, made once. */
import { readFileSync } from 'node:fs';
import * as tls from 'node:tls';
import { CatalogError } from '../call/error.ts';
import type { Logger } from '../log/logger.ts';

export interface TrustOptions {
  /** PEM file of `GITLAB_MCP_CA_FILE`. */
  readonly caFile: string | undefined;
  /** PEM file of `NODE_EXTRA_CA_CERTS`, which Node itself would forget as soon as other authorities are given. */
  readonly extraCaFile: string | undefined;
  readonly log: Logger;
}

/** Undefined when Node's own trust is enough. Throws `tls_error` when the configured file is not usable. */
export function companyTrust({ caFile, extraCaFile, log }: TrustOptions): tls.SecureContext | undefined {
  const own = caFile === undefined ? undefined : readAuthorities(caFile);
  if (own?.problem !== undefined) {
    throw new CatalogError(
      'tls_error',
      `GITLAB_MCP_CA_FILE names ${caFile}, which ${own.problem}: give the path of a PEM file with certificates.`,
    );
  }
  const extra = extraCaFile === undefined ? undefined : readAuthorities(extraCaFile);
  // Node itself only warns about this variable, and other programs share it.
  if (extra?.problem !== undefined) log.warn('tls.extra_ca_ignored', { file: extraCaFile, reason: extra.problem });
  const added = [own?.pem, extra?.pem].filter(pem => pem !== undefined);
  return added.length === 0 ? undefined : tls.createSecureContext({ ca: [...nodeAuthorities(), ...added] });
}

/** `getCACertificates` (Node 22.15 and later) knows about `--use-system-ca`; before it there was only the bundled list. */
function nodeAuthorities(): readonly string[] {
  const read: unknown = Reflect.get(tls, 'getCACertificates');
  return typeof read === 'function' ? read('default') : tls.rootCertificates;
}

/** Why a file holds no authorities, continuing "… names FILE, which …"; undefined when it does. */
export const authoritiesProblem = (file: string): string | undefined => readAuthorities(file).problem;

function readAuthorities(file: string): { readonly pem?: string; readonly problem?: string } {
  try {
    const pem = readFileSync(file, 'utf8');
    return pem.includes('-----BEGIN CERTIFICATE-----') ? { pem } : { problem: 'holds no certificate' };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable';
    return { problem: `cannot be read (${code})` };
  }
}
