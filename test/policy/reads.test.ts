import { describe, expect, it } from 'vitest';
import { changesNothing, confirmationOf, seenUnder } from '../../src/policy/reads.ts';
import { makeEntry, makeView } from '../execute/stub.ts';

const request = makeEntry({
  id: 'server.request',
  effect: 'update',
  destructive: 'It is done.',
  readsWhen: 'raw_request',
  idempotent: false,
});

describe('an action that may read or write', () => {
  it('is told by its arguments', () => {
    expect(['GET', 'HEAD', 'POST', 'DELETE', 'get', undefined].map(method => changesNothing(request, { method }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(changesNothing(makeEntry(), {})).toBe(true);
    expect(changesNothing(makeEntry({ effect: 'update' }), { method: 'GET' })).toBe(false);
  });

  it('is a read where nothing can be written, and what it is everywhere else', () => {
    const { destructive: _, ...read } = { ...request, effect: 'read' as const, idempotent: true };
    expect(seenUnder(request, makeView({ readOnly: true }))).toEqual(read);
    expect(seenUnder(request, makeView({ scopes: ['read_api'] }))).toEqual(read);
    expect(seenUnder(request, makeView({ scopes: ['api'] }))).toBe(request);
    expect(seenUnder(request, makeView())).toBe(request);
    const write = makeEntry({ effect: 'update' });
    expect(seenUnder(write, makeView({ readOnly: true }))).toBe(write);
  });

  it('asks in a ready-made call for a confirmation only when it writes', () => {
    expect(confirmationOf(request, { method: 'GET' })).toEqual({});
    expect(confirmationOf(request, { method: 'PUT' })).toEqual({ confirm: true });
    expect(confirmationOf(makeEntry(), {})).toEqual({});
  });
});
