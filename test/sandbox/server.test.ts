import { describe, expect, it } from 'vitest';
import { serveSandbox } from '../../src/sandbox/server.ts';
import { openSandbox } from './open-sandbox.ts';

describe('the sandbox on a port', () => {
  it('answers a client as it does in the process, encoded names included', async () => {
    const { sandbox, call } = openSandbox();
    const server = await serveSandbox(sandbox, { port: 0 });
    try {
      const path = '/projects/demo%2Fapp/repository/branches/fix%2F50%25-off%2342';
      const answer = await fetch(`${server.url}/api/v4${path}`, { headers: { 'PRIVATE-TOKEN': 'x' } });
      const direct = await call('GET', path);
      expect({ status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() }).toEqual({
        status: 200,
        type: 'application/json',
        body: direct.body,
      });
    } finally {
      await server.close();
    }
  });

  it('takes a JSON body, gives the paging headers, and refuses without a token', async () => {
    const { sandbox } = openSandbox();
    const server = await serveSandbox(sandbox, { port: 0 });
    try {
      const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
      const made = await fetch(`${server.url}/api/v4/projects/70/labels`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'via http', color: '#123456' }),
      });
      const list = await fetch(`${server.url}/api/v4/projects/70/labels?per_page=2`, { headers });
      const refused = await fetch(`${server.url}/api/v4/user`);
      expect([made.status, list.headers.get('x-total'), refused.status, await refused.json()]).toEqual([
        201,
        '7',
        401,
        { message: '401 Unauthorized' },
      ]);
    } finally {
      await server.close();
    }
  });
});
