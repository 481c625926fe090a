import { describe, expect, it } from 'vitest';
import { merged } from '../../src/execute/run-graphql.ts';

describe('the list that a GraphQL action merges into its object', () => {
  it('becomes fields of the object and is dropped', () => {
    const item = { iid: '4', widgets: [{ labels: { nodes: [{ title: 'bug' }] } }, {}, { due_date: '2025-01-31' }] };
    expect(merged(item, 'widgets')).toEqual({ iid: '4', labels: { nodes: [{ title: 'bug' }] }, due_date: '2025-01-31' });
  });

  it('may be missing or null, as in a partial answer', () => {
    expect(merged({ iid: '4', title: 'T', widgets: null }, 'widgets')).toEqual({ iid: '4', title: 'T' });
    expect(merged({ iid: '4' }, 'widgets')).toEqual({ iid: '4' });
  });

  it('is merged in every row of a connection', () => {
    expect(
      merged(
        [
          { iid: '1', widgets: [{ start_date: '2025-01-01' }] },
          { iid: '2', widgets: [] },
        ],
        'widgets',
      ),
    ).toEqual([{ iid: '1', start_date: '2025-01-01' }, { iid: '2' }]);
  });
});
