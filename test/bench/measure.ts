/** Measures one stdio MCP server: start, memory, list, and calls beside raw HTTP. Owns timing; judges nothing. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export interface Subject {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const environment = (env: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  ...env,
});

export interface Start {
  /** Milliseconds from spawn to the whole answer to tools/list. */
  readonly ms: number;
  /** Resident megabytes one second later; NaN where /proc is absent. */
  readonly rss: number;
  /** The list as it stood on the wire. */
  readonly tools: string;
}

/** Starts the server once, speaks the handshake in raw lines and waits for the list. */
export function measureStart(subject: Subject): Promise<Start> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [...subject.args], { env: environment(subject.env), stdio: ['pipe', 'pipe', 'ignore'] });
    let text = '';
    const send = (message: unknown) => child.stdin.write(`${JSON.stringify(message)}\n`);
    child.once('error', reject);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (!chunk.includes('\n')) return;
      const line = text.split('\n').find(candidate => candidate.includes('"tools":['));
      if (text.includes('\n') && line && text.endsWith('\n')) {
        const ms = performance.now() - started;
        const { result } = JSON.parse(line) as { result: { tools: unknown } };
        setTimeout(() => {
          const rss = residentMegabytes(child.pid ?? 0);
          child.kill();
          resolve({ ms, rss, tools: JSON.stringify(result.tools) });
        }, 1000);
      }
    });
    send({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
    });
    send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  });
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

export interface CallPlan {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Address of the same upstream answer, for the raw side. */
  readonly raw: string;
}

/** p50 of a call in ms above p50 of the raw request, measured right before and after. */
export async function measureCalls(
  subject: Subject,
  plan: CallPlan,
  count: number,
): Promise<{ readonly overhead: number; readonly call: number; readonly raw: number }> {
  const client = new Client({ name: 'bench', version: '1' }, { capabilities: {}, versionNegotiation: { mode: 'legacy' } });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [...subject.args], env: environment(subject.env), stderr: 'ignore' }),
  );
  const once = async (): Promise<number> => {
    const started = performance.now();
    const result = await client.callTool({ name: plan.tool, arguments: { ...plan.args } });
    if (result.isError) throw new Error(`${subject.name} failed ${plan.tool}: ${JSON.stringify(result.content).slice(0, 300)}`);
    return performance.now() - started;
  };
  for (let warm = 0; warm < 50; warm += 1) await once();
  const before = await rawLatencies(plan.raw, count / 2);
  const calls: number[] = [];
  for (let done = 0; done < count; done += 1) calls.push(await once());
  const after = await rawLatencies(plan.raw, count / 2);
  await client.close();
  const raw = median([...before, ...after]);
  return { overhead: median(calls) - raw, call: median(calls), raw };
}

async function rawLatencies(url: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const latencies: number[] = [];
  for (let done = 0; done < count + 20; done += 1) {
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, response => {
        response.resume();
        response.once('end', resolve);
      }).once('error', reject);
    });
    if (done >= 20) latencies.push(performance.now() - started);
  }
  agent.destroy();
  return latencies;
}
