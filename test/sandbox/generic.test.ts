import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/catalog/generated.ts';
import type { OpenApi } from '../../src/sandbox/contract.ts';
import { openSandbox } from './open-sandbox.ts';

const rocket = { $ref: '#/components/schemas/Rocket' };
const answer = (schema: JsonSchema) => ({ '200': { content: { 'application/json': { schema } } } });
const body = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const place = [{ name: 'project_id', in: 'path' as const, required: true, schema: { type: 'string' } }];
const one = [...place, { name: 'rocket_id', in: 'path' as const, required: true, schema: { type: 'integer' } }];
const fields = { type: 'object', properties: { name: { type: 'string' }, fuel: { type: 'number' } }, additionalProperties: false };

/** Operations of a resource that the sandbox has no code for. */
const openApi: OpenApi = {
  paths: {
    '/api/v4/projects/{project_id}/rockets': {
      get: { operationId: 'rocket.list', parameters: place, responses: answer({ type: 'array', items: rocket }) },
      post: {
        operationId: 'rocket.create',
        parameters: place,
        requestBody: body({ ...fields, required: ['name'] }),
        responses: answer(rocket),
      },
    },
    '/api/v4/projects/{project_id}/rockets/{rocket_id}': {
      get: { operationId: 'rocket.get', parameters: one, responses: answer(rocket) },
      put: { operationId: 'rocket.update', parameters: one, requestBody: body(fields), responses: answer(rocket) },
      delete: { operationId: 'rocket.delete', parameters: one, responses: { '204': {} } },
    },
    '/api/v4/projects/{project_id}/launch_settings': {
      get: { operationId: 'launch.get', parameters: place, responses: answer(rocket) },
      put: { operationId: 'launch.set', parameters: place, requestBody: body(fields), responses: answer(rocket) },
    },
  },
  components: {
    schemas: {
      Rocket: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          fuel: { type: 'number' },
          ready: { type: 'boolean' },
          web_url: { type: 'string', format: 'uri' },
          built_at: { type: 'string', format: 'date-time' },
          crew: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, user_name: { type: 'string' } } } },
        },
      },
    },
  },
};

const made = (index: number) => ({
  id: index,
  name: `name-${index}`,
  fuel: index + 0.5,
  ready: false,
  web_url: `https://gitlab.example.com/web_url/${index}`,
  built_at: '2025-03-01T09:00:00.000Z',
  crew: [{ id: index, user_name: `user-name-${index}` }],
});

describe('a resource known only by its schema', () => {
  it('starts with two rows made of their fields', async () => {
    const { call } = openSandbox({ openApi });
    const list = await call('GET', '/projects/70/rockets');
    expect({ status: list.status, body: list.body, total: list.header('x-total') }).toEqual({
      status: 200,
      body: [made(1), made(2)],
      total: '2',
    });
  });

  it('reads back what was created, updated and deleted', async () => {
    const { call } = openSandbox({ openApi });
    const created = await call('POST', '/projects/70/rockets', { name: 'Vostok', fuel: 7 });
    expect({ status: created.status, body: created.body }).toEqual({ status: 201, body: { ...made(3), name: 'Vostok', fuel: 7 } });
    const updated = await call('PUT', '/projects/70/rockets/3', { fuel: 1 });
    expect({ status: updated.status, body: updated.body }).toEqual({ status: 200, body: { ...made(3), name: 'Vostok', fuel: 1 } });
    expect((await call('GET', '/projects/70/rockets/3')).body).toEqual(updated.body);
    expect((await call('DELETE', '/projects/70/rockets/3')).status).toBe(204);
    const gone = await call('GET', '/projects/70/rockets/3');
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: { message: '404 Not found' } });
    expect((await call('GET', '/projects/70/rockets')).body).toEqual([made(1), made(2)]);
  });

  it('keeps the collections of two projects apart', async () => {
    const { call } = openSandbox({ openApi });
    await call('POST', '/projects/70/rockets', { name: 'Vostok' });
    expect((await call('GET', '/projects/71/rockets')).body).toEqual([made(1), made(2)]);
  });

  it('remembers the one thing that a path holds', async () => {
    const { call } = openSandbox({ openApi });
    expect((await call('GET', '/projects/70/launch_settings')).body).toEqual(made(1));
    await call('PUT', '/projects/70/launch_settings', { name: 'slow' });
    expect((await call('GET', '/projects/70/launch_settings')).body).toEqual({ ...made(1), name: 'slow' });
  });

  it.each([
    ['GET', '/projects/none/rockets', undefined, 404, { message: '404 Project Not Found' }],
    ['POST', '/projects/70/rockets', { fuel: 1 }, 400, { error: 'name is missing' }],
    ['POST', '/projects/70/rockets', { name: 'x', wings: 2 }, 400, { error: 'wings is invalid' }],
    ['PUT', '/projects/70/rockets/1', { fuel: 'much' }, 400, { error: 'fuel is invalid' }],
  ])('is held to the same contract: %s %s', async (method, path, sent, status, refusal) => {
    const got = await openSandbox({ openApi }).call(method, path, sent);
    expect({ status: got.status, body: got.body }).toEqual({ status, body: refusal });
  });
});
