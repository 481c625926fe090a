/** The files for deploying: what they say is what the server does. No container engine is needed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { SETTINGS, type SettingDefinition } from '../../src/config/definitions.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const VARIABLES = new Set(Object.values(SETTINGS as Readonly<Record<string, SettingDefinition>>).map(({ env }) => env));

describe('the Dockerfile', () => {
  const steps = read('deploy/Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => /^([A-Z]+) (.*)$/.exec(line)?.slice(1, 3) as readonly [string, string] | undefined);
  const of = (instruction: string): readonly string[] => steps.filter(step => step?.[0] === instruction).map(step => step?.[1] ?? '');

  it('has instructions alone, each of them known', () => {
    const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD']);
    expect(steps.filter(step => step === undefined || !known.has(step[0]))).toEqual([]);
  });

  it('takes images by a release, and a Node that the package allows', () => {
    const images = of('FROM').map(text => text.split(' ')[0] ?? '');
    expect(images).toEqual(images.map(() => expect.stringMatching(/^node:\d+-bookworm-slim$/)));
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
    const least = Number(/\d+/.exec(engines.node)?.[0]);
    for (const image of images) expect(Number(/\d+/.exec(image)?.[0])).toBeGreaterThanOrEqual(least);
  });

  it('builds with the steps of the guide', () => {
    const guide = read('docs/deploying.md');
    for (const step of of('RUN')) expect(guide).toContain(`${step}\n`);
    expect(of('RUN')).toEqual(['npm ci', 'npm run build']);
  });

  it('runs as a user without rights, writes nothing and holds no secret', () => {
    const last = steps.slice(steps.findLastIndex(step => step?.[0] === 'FROM'));
    expect(of('USER')).toEqual(['1000:1000']);
    expect(last.findIndex(step => step?.[0] === 'USER')).toBeLessThan(last.findIndex(step => step?.[0] === 'ENTRYPOINT'));
    for (const copied of last.filter(step => step?.[0] === 'COPY')) expect(copied?.[1]).toMatch(/^--from=build --chown=root:root /);
    expect(last.some(step => step?.[0] === 'RUN')).toBe(false);
    expect(of('ENV')).toEqual(['NODE_ENV=production']);
  });

  it('starts the server in exec form, on the port it exposes and checks', () => {
    expect(of('ENTRYPOINT').map(text => JSON.parse(text) as unknown)).toEqual([['node', '/app/dist/cli.js']]);
    expect(of('CMD').map(text => JSON.parse(text) as unknown)).toEqual([['http', '--host', '0.0.0.0', '--port', '8080']]);
    expect(of('EXPOSE')).toEqual(['8080']);
    expect(of('HEALTHCHECK')[0]).toContain('http://127.0.0.1:8080/health');
  });

  it('copies what its ignore file lets in', () => {
    const allowed = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter(line => line.startsWith('!'))
      .map(line => line.slice(1));
    const named = ['package.json', 'package-lock.json', '.npmrc', 'esbuild.config.mjs', 'src', 'generated'];
    for (const path of named) expect(allowed).toContain(path);
  });
});

/** The part of the Kubernetes API that the manifests use; a field that is none of it is a slip. */
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), labels: labels.optional() });
const selector = z.strictObject({ matchLabels: labels });
const httpGet = z.strictObject({ path: z.string().startsWith('/'), port: z.union([z.string(), z.number()]) });
const probe = z.strictObject({
  httpGet,
  periodSeconds: z.number().int().min(1).optional(),
  timeoutSeconds: z.number().int().min(1).optional(),
  failureThreshold: z.number().int().min(1).optional(),
});
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const resources = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() });
const secretKeyRef = z.strictObject({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const container = z.strictObject({
  name: z.string(),
  image: z.string().regex(/:[\w.-]+$/),
  args: z.array(z.string()),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number().int() })),
  env: z.array(
    z.union([
      z.strictObject({ name: z.string(), value: z.string() }),
      z.strictObject({ name: z.string(), valueFrom: z.strictObject({ secretKeyRef }) }),
    ]),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.number().int().min(2),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.number(), maxSurge: z.number() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        automountServiceAccountToken: z.literal(false),
        terminationGracePeriodSeconds: z.number().int(),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number().int().min(1),
          runAsGroup: z.number().int().min(1),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: z.number().int(),
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
            labelSelector: selector,
          }),
        ),
        containers: z.tuple([container]),
      }),
    }),
  }),
});
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.number().int(), targetPort: z.union([z.string(), z.number()]) })),
  }),
});
const disruption = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.number().int().min(1), selector }),
});

describe('the manifests', () => {
  const manifest = (name: string): unknown => parse(read(`deploy/kubernetes/${name}`));
  const pods = () => deployment.parse(manifest('deployment.yaml'));

  it('are of the shape that Kubernetes takes, all of them named in the kustomization', () => {
    const { resources: names } = manifest('kustomization.yaml') as { readonly resources: readonly string[] };
    expect(names).toEqual(['deployment.yaml', 'service.yaml', 'disruption.yaml']);
    pods();
    service.parse(manifest('service.yaml'));
    disruption.parse(manifest('disruption.yaml'));
  });

  it('belong together', () => {
    const { spec } = pods();
    const own = spec.template.metadata.labels;
    expect(spec.selector.matchLabels).toEqual(own);
    expect(service.parse(manifest('service.yaml')).spec.selector).toEqual(own);
    expect(disruption.parse(manifest('disruption.yaml')).spec.selector.matchLabels).toEqual(own);
    const [pod] = spec.template.spec.containers;
    expect(service.parse(manifest('service.yaml')).spec.ports[0]?.targetPort).toBe(pod.ports[0]?.name);
    expect(pod.args).toContain(String(pod.ports[0]?.containerPort));
  });

  it('probe the paths that answer, and take the shared key from a secret that the guide makes', () => {
    const [pod] = pods().spec.template.spec.containers;
    expect([pod.startupProbe, pod.livenessProbe, pod.readinessProbe].map(({ httpGet: { path } }) => path)).toEqual([
      '/health/live',
      '/health/live',
      '/health/ready',
    ]);
    const key = pod.env.find(({ name }) => name === 'GITLAB_MCP_STATE_KEY');
    expect(key && 'valueFrom' in key && key.valueFrom.secretKeyRef).toEqual({ name: 'gitlab-catalog-mcp', key: 'state-key' });
    expect(read('docs/deploying.md')).toContain('kubectl create secret generic gitlab-catalog-mcp --from-literal=state-key=');
  });

  it('set settings that exist, and wait as long as draining takes', () => {
    const { template } = pods().spec;
    const [pod] = template.spec.containers;
    for (const { name } of pod.env) expect(VARIABLES).toContain(name);
    const delay = pod.env.find(({ name }) => name === 'GITLAB_MCP_DRAIN_DELAY');
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(delay && 'value' in delay && delay.value) + 25);
  });
});

describe('the guide', () => {
  it('names only settings that exist', () => {
    const named = [...read('docs/deploying.md').matchAll(/GITLAB_(?:MCP_)?[A-Z_]+/g)].map(([name]) => name);
    expect(named.filter(name => !VARIABLES.has(name))).toEqual([]);
  });
});
