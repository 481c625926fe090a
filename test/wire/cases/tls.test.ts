/** Certificates of a company's own authority, as the server process meets them. */
import { afterEach, describe, expect, it } from 'vitest';
import { fixture, json, type LocalServer, serve } from '../../gitlab/local-gitlab.ts';
import { openClient, textOf } from '../../support/clients.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const gitlab = async (certificate: 'server' | 'foreign' | 'expired' | 'elsewhere'): Promise<LocalServer> => {
  const server = await serve((_, response) => json(response, 200, { id: 1, name: 'b', path_with_namespace: 'a/b' }), certificate);
  open.push(server);
  return server;
};

async function readProject(server: LocalServer, env: Readonly<Record<string, string>>) {
  const client = await openClient({ args: [], env: { GITLAB_URL: server.url, GITLAB_TOKEN: 'glpat-madeup000000000000', ...env } });
  open.push(client);
  return client.run('project.get', { project_id: 1 });
}

describe('a company authority', () => {
  it.each(['NODE_EXTRA_CA_CERTS', 'GITLAB_MCP_CA_FILE'])('named in %s is trusted', async name => {
    const server = await gitlab('server');
    const result = await readProject(server, { [name]: fixture('company-ca.pem') });
    expect({ isError: result.isError, json: result.structuredContent }).toMatchObject({
      isError: undefined,
      json: { path_with_namespace: 'a/b' },
    });
    expect(server.seen.filter(({ url }) => url === '/api/v4/projects/1')).toHaveLength(1);
  });

  it('that is not named is the cause, with host and setting', async () => {
    const server = await gitlab('server');
    const result = await readProject(server, {});
    expect(result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'tls_error', retryable: false } } });
    expect(textOf(result)).toBe(
      `The TLS certificate of 127.0.0.1:${server.port} was refused: the authority that signed it is not trusted here (UNABLE_TO_VERIFY_LEAF_SIGNATURE). Set GITLAB_MCP_CA_FILE (or NODE_EXTRA_CA_CERTS) to the PEM file of the authority that signed it, and start the server again.`,
    );
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['foreign', /the authority that signed it is not trusted here/],
    ['expired', /CERT_HAS_EXPIRED/],
    ['elsewhere', /another host name/],
  ] as const)('does not make a certificate good that is %s', async (certificate, words) => {
    const server = await gitlab(certificate);
    const result = await readProject(server, { GITLAB_MCP_CA_FILE: fixture('company-ca.pem') });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(words);
    expect(server.seen).toEqual([]);
  });
});
