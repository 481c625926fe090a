import { loadCatalog, diskSource } from '../../codegen/load.ts';
import { connect } from '../../src/gitlab/connection.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { execute } from '../../src/execute/pipeline.ts';
import { registry } from '../../src/catalog/generated.ts';
import { makeCall } from './stub.ts';

const { catalog } = loadCatalog(diskSource(process.cwd()));
const known = new Set(registry().map(e => e.id));
const codes: Record<string, number> = {};
const show = process.argv[2];
for (const action of catalog.actions) {
  if (!known.has(action.id)) { console.log('NOT GENERATED', action.id); continue; }
  if (show && !action.id.match(show)) continue;
  const sandbox = createSandbox();
  const lines: any[] = [];
  const call = makeCall({ lines, view: { maxResultTokens: 20000 } });
  const conn = connect({ instance: { url: sandbox.url }, fetch: sandbox.fetch, timeoutMs: 5000, log: call.log });
  const input: any = { ...action.example };
  const result: any = await execute({ action: action.id, input, confirm: true }, call, conn.ports({ credential: { kind: 'private', token: 'glpat-x' }, signal: call.signal }), { pause: async () => {} });
  const code = result.isError ? result._meta['gitlab-catalog/error'].code + ':' + result._meta['gitlab-catalog/error'].status : 'ok';
  codes[code] = (codes[code] ?? 0) + 1;
  const text = result.content?.[0]?.text ?? '';
  if (show) console.log('#### ' + action.id + ' ' + JSON.stringify(input) + '\n' + sandbox.requests().map(r => r.method + ' ' + r.url + ' ' + r.status).join('\n') + '\n' + text + '\n' + JSON.stringify(result.structuredContent)?.slice(0, 600));
  else if (code !== 'ok') console.log(action.id, code, JSON.stringify(input).slice(0,100), '|', text.slice(0, 200).replace(/\n/g, ' / '), '|', sandbox.requests().map(r => r.method + ' ' + r.url + ' ' + r.status).join(' ; ').slice(0,200), code.startsWith('internal') ? JSON.stringify(lines.at(-1)).slice(0,600) : '');
  else if (/undefined|null\b|\[object/.test(text)) console.log('BAD TEXT', action.id, text.match(/.*(undefined|null\b|\[object).*/)?.[0]);
}
console.log(codes);
