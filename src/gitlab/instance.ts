/**
 * Which address may be a GitLab instance. Owns the lists of addresses that are refused; does not decide which instance a
 * caller may choose (that is the server's allow-list).
 */
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Instance } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';

/** Names under which clouds answer with the machine's own credentials. */
const METADATA_NAMES = new Set(['metadata', 'metadata.google.internal', 'metadata.goog', 'instance-data', 'instance-data.ec2.internal']);

function blockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits = ''] = subnet.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Link-local (AWS, Azure, GCP and others answer there), then the clouds with addresses of their own. */
const METADATA = blockList([
  '169.254.0.0/16',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.192/32',
  'fd00:ec2::/32',
  'fd20:ce::254/128',
]);

const PRIVATE = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]);

/** An IPv4 address written as IPv6 (mapped, compatible, translated, NAT64, 6to4), as IPv4. */
function plainAddress(address: string): string {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const [, dotted, high, low] =
    /^(?:::(?:ffff:(?:0:)?)?|64:ff9b::)(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(bare) ??
    /^2002:()?([0-9a-f]{1,4}):([0-9a-f]{1,4}):/i.exec(bare) ??
    [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return bare;
  const bytes = [Number.parseInt(high, 16), Number.parseInt(low, 16)].flatMap(word => [word >> 8, word & 255]);
  return bytes.join('.');
}

const inList = (list: BlockList, address: string): boolean => {
  const plain = plainAddress(address);
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
};

/** Why an IP address may not be asked; undefined when it may. */
export function addressRefusal(address: string, allowPrivate: boolean): 'metadata' | 'private' | undefined {
  if (inList(METADATA, address)) return 'metadata';
  return !allowPrivate && inList(PRIVATE, address) ? 'private' : undefined;
}

function hostRefusal(host: string, allowPrivate: boolean): 'metadata' | 'private' | undefined {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (METADATA_NAMES.has(name)) return 'metadata';
  if (!allowPrivate && (name === 'localhost' || name.endsWith('.localhost'))) return 'private';
  return addressRefusal(name, allowPrivate);
}

export interface AddressRules {
  readonly allowPrivate: boolean;
}

/** Why a text is no address of an instance, or one that may not be asked, continuing "…: "; undefined when it can be used. */
export function instanceFault(text: string, { allowPrivate }: AddressRules): string | undefined {
  if (!URL.canParse(text.trim())) return 'it is not a web address; write it as https://gitlab.example.com.';
  const url = new URL(text.trim());
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'it must start with https:// or http://.';
  if (url.username !== '' || url.password !== '') return 'it holds a user name or password; give the token in GITLAB_TOKEN instead.';
  if (/[?#]/.test(text)) return 'it holds a query or fragment; give only the address of the instance.';
  const refusal = hostRefusal(url.hostname, allowPrivate);
  return refusal && REFUSALS[refusal];
}

const REFUSALS = {
  metadata: "it is the address of a cloud's metadata, which holds the machine's own credentials.",
  private: 'it lies in a private network; GITLAB_MCP_ALLOW_PRIVATE_INSTANCES=true allows that.',
} as const;

/**
 * Reads the address of an instance. The base path is kept; a trailing slash and a trailing `/api/v4` are dropped.
 * Throws `invalid_params` with the reason for an address that is no instance's or may not be asked.
 */
export function checkInstanceUrl(text: string, rules: AddressRules): Instance {
  const fault = instanceFault(text, rules);
  if (fault !== undefined) throw new CatalogError('invalid_params', `The GitLab address cannot be used: ${fault}`);
  const url = new URL(text.trim());
  const path = url.pathname.replace(/\/+$/, '').replace(/\/api\/v4$/, '');
  return { url: `${url.origin}${path}` };
}

/** Error code of a name that resolved to an address which may not be asked. */
export const REFUSED_ADDRESS = 'ERR_REFUSED_ADDRESS';

class RefusedAddress extends Error {
  readonly code = REFUSED_ADDRESS;
}

/** A DNS lookup that refuses such addresses at the moment of connecting, when a name can no longer change its mind. */
export function guardedLookup(allowPrivate: boolean, lookup: LookupFunction = systemLookup): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, address, family) => {
      const addresses = typeof address === 'string' ? [address] : (address ?? []).map(entry => entry.address);
      const refusal = addresses.map(found => addressRefusal(found, allowPrivate)).find(found => found !== undefined);
      if (error === null && refusal !== undefined) callback(new RefusedAddress(`${hostname}: ${REFUSALS[refusal]}`), '', 0);
      else callback(error, address, family);
    });
}
