import { describe, expect, it } from 'vitest';
import { showParameters } from '../../src/execute/shown-parameters.ts';
import { makeFacts, param } from './stub.ts';

const facts = makeFacts({
  params: {
    value: param({ kind: 'secret' }),
    variables: param({ type: 'array', items: param({ type: 'object', properties: { key: param(), value: param({ kind: 'secret' }) } }) }),
    secrets: param({ type: 'array', items: param({ kind: 'secret' }) }),
    remote_url: param(),
    content_base64: param({ in: 'local' }),
    title: param(),
  },
});

describe('parameters shown back', () => {
  it('hide what the catalog calls secret, at every depth', () => {
    expect(showParameters({ title: 't', value: 's3cret', variables: [{ key: 'A', value: 's3cret' }], secrets: ['s3cret'] }, facts)).toEqual(
      {
        title: 't',
        value: '[masked]',
        variables: [{ key: 'A', value: '[masked]' }],
        secrets: '[masked]',
      },
    );
  });

  it('hide a password inside an address', () => {
    expect(JSON.stringify(showParameters({ remote_url: 'https://mira:s3cret@host.test/a.git' }, facts))).not.toContain('s3cret');
  });

  it('leave the bulk of a file out', () => {
    const { content_base64: shown } = showParameters({ content_base64: 'A'.repeat(50_000) }, facts);
    expect(shown).toBe(`${'A'.repeat(1_000)}… (49000 more characters)`);
  });
});
