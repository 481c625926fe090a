import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/catalog/generated.ts';
import type { OpenApi } from '../../src/sandbox/contract.ts';
import { openSandbox } from './open-sandbox.ts';

const rocket = { $ref: '#/components/schemas/Rocket' };
const answer = (schema: JsonSchema) => ({ '200': { content: { 'application/json': { schema } } } });
const body = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const place = [{ name: 'project_id', in: 'path' as const, required: true, schema: { type: 'string' } }];
const one = [...place, { name: 'rocket_id', in: 'path' as const, required: true, schema: { type: 'integer' } }];
const key = { name: 'key', in: 'path' as const, required: true, schema: { type: 'string' } };
const user = [{ name: 'user_id', in: 'path' as const, required: true, schema: { type: 'string' } }];
const pass = { $ref: '#/components/schemas/Token' };
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
    '/api/v4/projects/{project_id}/rockets/{rocket_id}/parts/{key}': {
      get: { operationId: 'part.get', parameters: [...one, { ...key, example: 'nose-cone' }], responses: answer(rocket) },
      put: { operationId: 'part.set', parameters: [...one, key], requestBody: body(fields), responses: { '200': {} } },
    },
    '/api/v4/projects/{project_id}/rockets/{rocket_id}/archive': {
      post: { operationId: 'rocket.archive', parameters: one, requestBody: body(fields), responses: answer(rocket) },
    },
    '/api/v4/projects/{project_id}/rockets/{rocket_id}/ignite': {
      post: { operationId: 'rocket.ignite', parameters: one, responses: { '200': {} } },
    },
    '/api/v4/projects/{project_id}/rockets/{rocket_id}/picture.png': {
      get: {
        operationId: 'rocket.picture',
        parameters: one,
        responses: { '200': { content: { 'application/octet-stream': { schema: {} } } } },
      },
    },
    '/api/v4/users/{user_id}/passes': {
      get: { operationId: 'pass.list', parameters: user, responses: answer({ type: 'array', items: pass }) },
      post: { operationId: 'pass.create', parameters: user, requestBody: body(fields), responses: answer(pass) },
    },
    '/api/v4/users/{user_id}/passes/{pass_id}': {
      delete: {
        operationId: 'pass.revoke',
        parameters: [...user, { name: 'pass_id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { '204': {} },
      },
    },
    '/api/v4/projects/{project_id}/launch_settings': {
      get: { operationId: 'launch.get', parameters: place, responses: answer(rocket) },
      put: { operationId: 'launch.set', parameters: place, requestBody: body(fields), responses: answer(rocket) },
    },
  },
  components: {
    schemas: {
      Token: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          active: { type: 'boolean' },
          revoked: { type: 'boolean' },
          token: { type: 'string' },
        },
      },
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
    const vostok = { ...made(3), name: 'Vostok', fuel: 7, built_at: null };
    expect({ status: created.status, body: created.body }).toEqual({ status: 201, body: vostok });
    const updated = await call('PUT', '/projects/70/rockets/3', { fuel: 1 });
    expect({ status: updated.status, body: updated.body }).toEqual({ status: 200, body: { ...vostok, fuel: 1 } });
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

  it('has the row that an example names, and makes one where writing is the only way', async () => {
    const { call } = openSandbox({ openApi });
    const parts = '/projects/70/rockets/1/parts';
    expect((await call('GET', `${parts}/nose-cone`)).row['name']).toBe('nose-cone');
    expect((await call('GET', `${parts}/fin`)).status).toBe(404);
    expect((await call('PUT', `${parts}/fin`, { fuel: 3 })).status).toBe(204);
    const { row } = await call('GET', `${parts}/fin`);
    expect([row['name'], row['fuel']]).toEqual(['fin', 3]);
  });

  it('changes the thing before a verb, and answers it', async () => {
    const { call } = openSandbox({ openApi });
    const archived = await call('POST', '/projects/70/rockets/2/archive', { name: 'Old one' });
    const ignited = await call('POST', '/projects/70/rockets/2/ignite');
    expect([archived.row['name'], (await call('GET', '/projects/70/rockets/2')).row['name'], ignited.status]).toEqual([
      'Old one',
      'Old one',
      202,
    ]);
  });

  it('refuses a path that leads through what is not there', async () => {
    const { call } = openSandbox({ openApi });
    expect([
      (await call('GET', '/projects/70/rockets/9/parts/nose-cone')).status,
      (await call('POST', '/projects/70/rockets/9/ignite')).status,
    ]).toEqual([404, 404]);
  });

  it('is one and the same for a project by its number and by its path', async () => {
    const { call } = openSandbox({ openApi });
    await call('POST', '/projects/demo%2Fapp/rockets', { name: 'Vostok' });
    expect((await call('GET', '/projects/70/rockets/3')).row['name']).toBe('Vostok');
  });

  it('gives a file what its name promises', async () => {
    expect((await openSandbox({ openApi }).call('GET', '/projects/70/rockets/1/picture.png')).header('content-type')).toBe('image/png');
  });

  it('shows a token once, and keeps it when it is revoked', async () => {
    const { call } = openSandbox({ openApi });
    const made = await call('POST', '/users/alice/passes', { name: 'CI' });
    expect([made.row['token'], made.row['active']]).toEqual(['glpat-sandbox000000000001', true]);
    await call('DELETE', `/users/1/passes/${made.row['id']}`);
    const [, , last] = (await call('GET', '/users/1/passes')).rows;
    expect(last).toEqual({ id: 3, name: 'CI', active: false, revoked: true, user_id: 1 });
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
