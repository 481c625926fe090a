/** Which proxy a request goes through, from the environment as curl reads it. Credentials are kept apart from the address. */
import { BlockList, isIP } from 'node:net';
import { CatalogError } from '../call/error.ts';

export interface ProxyRoute {
  /** Address without credentials: safe to show. */
  readonly url: string;
  /** Host and port, for sentences. */
  readonly host: string;
  /** Value of `Proxy-Authorization`; never shown. */
  readonly authorization: string | undefined;
  /** The credential's parts, for taking them out of text. */
  readonly secrets: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for an address; undefined for a direct connection. Throws `connection_refused` for one that cannot be used. */
export function proxyFor(target: string, env: Environment): ProxyRoute | undefined {
  const url = new URL(target);
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  const name = [...names, 'all_proxy', 'ALL_PROXY'].find(candidate => (env[candidate] ?? '').trim() !== '');
  if (name === undefined || isExempt(url, env['no_proxy'] ?? env['NO_PROXY'] ?? '')) return undefined;
  return readProxy(name, (env[name] ?? '').trim());
}

function readProxy(name: string, text: string): ProxyRoute {
  // The value may hold a password, so the sentences name the variable only.
  const refuse = (reason: string) => new CatalogError('connection_refused', `Nothing was sent, because ${name} ${reason}`);
  let proxy: URL;
  try {
    proxy = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  } catch {
    throw refuse('is not an address: write it as http://proxy.example.com:3128.');
  }
  if (proxy.protocol !== 'http:' && proxy.protocol !== 'https:') {
    throw refuse(`names a proxy of the kind ${proxy.protocol.replace(':', '')}, and only http and https proxies are supported.`);
  }
  if (proxy.username === '' && proxy.password === '') return { url: proxy.origin, host: proxy.host, authorization: undefined, secrets: [] };
  const decode = (part: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part; // a bare % was meant
    }
  };
  const password = decode(proxy.password);
  const credentials = Buffer.from(`${decode(proxy.username)}:${password}`, 'utf8').toString('base64');
  return { url: proxy.origin, host: proxy.host, authorization: `Basic ${credentials}`, secrets: [credentials, password] };
}

/** Whether `NO_PROXY` names this host: `*`, a name and all below it, an address, a subnet; each with an optional port. */
function isExempt(url: URL, list: string): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port !== '' ? url.port : url.protocol === 'https:' ? '443' : '80';
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(entry => entry !== '')
    .some(entry => {
      if (entry === '*') return true;
      if (entry.includes('/')) return inSubnet(host, entry);
      const [, bracketed, plain = '', entryPort] = /^(?:\[([^\]]+)\]|([^:]+|.*:.*:.*?))(?::(\d+))?$/.exec(entry) ?? [];
      if (entryPort !== undefined && entryPort !== port) return false;
      const name = (bracketed ?? plain).replace(/^\*?\./, '');
      return name !== '' && (host === name || host.endsWith(`.${name}`));
    });
}

function inSubnet(host: string, subnet: string): boolean {
  const [base = '', bits = ''] = subnet.split('/');
  const family = isIP(base);
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  const type = family === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(base, Number(bits), type);
  return list.check(host, type);
}
