/**
 * What every REST action puts on the wire, with every parameter given, held against GitLab's own document: the request goes
 * through the server's whole call path and the real client, and only `fetch` is replaced. A disagreement must have its reason in
 * `catalog/differences.yaml`, or in `request-reasons.yaml` where it shows on the wire alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Action, Request } from '../../codegen/model.ts';
import type { WireFetch, WireRequest } from '../../src/gitlab/port.ts';
import { ownCatalog, root } from '../codegen/repository.ts';
import { everyParameter } from '../support/every-parameter.ts';
import { connectTo, makeIdentity, makeView, useTool } from '../support/in-process.ts';
import { type Complaint, judge, readReasons } from '../support/request-reasons.ts';

const spec = join(root, '../shared/data/gitlab-openapi-v3.yaml');
const tools = join(root, '../shared/tools');
const isThere = existsSync(spec) && existsSync(join(tools, 'request-check.mjs'));
if (!isThere) console.log("skipped: requests against GitLab's own document, which is not beside this repository");

type Check = (request: WireRequest) => { readonly errors: readonly string[] };

const folder = mkdtempSync(join(tmpdir(), 'requests-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The checker over the prepared document, in which a misspelt field of a body is refused. */
async function makeChecker(): Promise<Check> {
  const prepared = join(folder, 'prepared.json');
  const made = spawnSync(process.execPath, [join(tools, 'openapi-prepare.mjs'), spec, prepared, '--strict'], { cwd: root });
  if (made.status !== 0) throw new Error(`the document could not be prepared: ${made.stderr}`);
  const { requestChecker } = (await import(pathToFileURL(join(tools, 'request-check.mjs')).href)) as {
    requestChecker: (document: unknown) => Check; // a script without types; its first comment says what it takes
  };
  return requestChecker(JSON.parse(readFileSync(prepared, 'utf8')));
}

const INSTANCE = 'https://gitlab.example.com';

/** Sends one call and gives back everything that reached the wire. */
async function sentBy(action: Action, request: Request): Promise<readonly WireRequest[]> {
  const sent: WireRequest[] = [];
  const fetch: WireFetch = async wire => {
    sent.push(wire);
    const text = JSON.stringify(wire.method === 'GET' ? [{ id: 1, iid: 1 }] : { id: 1, iid: 1 });
    return {
      status: 200,
      ok: true,
      headers: { get: name => (name.toLowerCase() === 'content-type' ? 'application/json' : null) },
      body: (async function* () {
        yield new TextEncoder().encode(text);
      })(),
      text: async () => text,
    };
  };
  const identity = makeIdentity(connectTo(INSTANCE, fetch), INSTANCE, makeView('dynamic', { GITLAB_MCP_TIER: 'ultimate' }));
  const result = await useTool(identity, 'gitlab_execute_action', {
    action: action.id,
    params: everyParameter(action, request),
    confirm: true,
  });
  if (sent.length === 0) throw new Error(`${action.id} sends nothing: ${JSON.stringify(result.content[0])}`);
  return sent;
}

describe("every REST action's request with every parameter given", () => {
  it.skipIf(!isThere)(
    "is one that GitLab's document takes, or has a written reason",
    async () => {
      const check = await makeChecker();
      const catalog = ownCatalog();
      const complaints: Complaint[] = [];
      for (const action of catalog.actions.filter(one => one.kind === 'rest')) {
        for (const request of action.requests) {
          for (const wire of await sentBy(action, request)) {
            complaints.push(...check(wire).errors.map(error => ({ action: action.id, error })));
          }
        }
      }
      const { open, idle } = judge(complaints, readReasons(join(root, 'test/catalog/request-reasons.yaml')), catalog);
      expect(open.map(({ action, error }) => `${action}: ${error}`)).toEqual([]);
      expect(idle.map(reason => reason.error)).toEqual([]);
    },
    180_000,
  );
});
