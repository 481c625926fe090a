import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { LINKS_STEP } from '../../src/format/next-steps.ts';
import type { OffsetPagination } from '../../src/format/pagination.ts';
import { renderList } from '../../src/format/render.ts';
import { branchView, mergeRequest, mergeRequestView, noteView, web } from './views.ts';

const pages = (fields: Partial<OffsetPagination>): OffsetPagination => ({
  page: 1,
  per_page: 20,
  total_items: 0,
  total_pages: 0,
  next_page: 0,
  prev_page: 0,
  has_more: false,
  ...fields,
});

describe('a list', () => {
  const branch = (name: string, isProtected: boolean, isDefault: boolean) => ({
    name,
    protected: isProtected,
    default: isDefault,
    merged: false,
    web_url: `${web}/tree/${name}`,
  });

  it('is a heading, a summary, a table, the pages and the next steps', () => {
    const { text, nextSteps } = renderList({
      view: branchView,
      items: [branch('main', true, true), branch('develop', true, false), branch('feature/login', false, false)],
      pagination: pages({ per_page: 3, total_items: 45, total_pages: 15, next_page: 2, has_more: true }),
      nextSteps: ["Use action 'branch.get' to see one branch in full", "Use action 'branch.create' to create a new branch"],
    });
    expect(text).toBe(
      `## Branches (45)

Showing 3 of 45 results (page 1 of 15)

| Name | Protected | Default | Merged |
| --- | --- | --- | --- |
| [main](https://gitlab.example.com/group/project/-/tree/main) | ✅ | ✅ | ❌ |
| [develop](https://gitlab.example.com/group/project/-/tree/develop) | ✅ | ❌ | ❌ |
| [feature/login](https://gitlab.example.com/group/project/-/tree/feature/login) | ❌ | ❌ | ❌ |

Page 1 of 15 | 45 items total | 3 per page

---
💡 **Next steps:**
- When presenting these results, always include the clickable [text](url) links from the table so the user can navigate to GitLab
- Use action 'branch.get' to see one branch in full
- Use action 'branch.create' to create a new branch`,
    );
    expect(nextSteps).toEqual([
      LINKS_STEP,
      "Use action 'branch.get' to see one branch in full",
      "Use action 'branch.create' to create a new branch",
    ]);
  });

  it('of merge requests reads as written', () => {
    const { text } = renderList({ view: mergeRequestView, items: [mergeRequest] });
    expect(text.split('\n').slice(0, 5)).toEqual([
      '## Merge requests (1)',
      '',
      '| IID | Title | State | Author | Project | Source -> Target |',
      '| --- | --- | --- | --- | --- | --- |',
      '| [!243](https://gitlab.example.com/group/project/-/merge_requests/243) | Fix login bug | 🟢 opened | @alice | group/project | feature/fix-login -> main |',
    ]);
  });

  it('suggests no links where the table carries none', () => {
    const answer = renderList({ view: branchView, items: [{ name: 'main' }], nextSteps: ['Go on'] });
    expect(answer).toEqual({
      text: '## Branches (1)\n\n| Name |\n| --- |\n| main |\n\n---\n💡 **Next steps:**\n- Go on',
      nextSteps: ['Go on'],
    });
  });

  it('that is empty is one sentence', () => {
    expect(renderList({ view: branchView, items: [], pagination: pages({ total_pages: 1 }) }).text).toBe('No branches found.');
    expect(renderList({ view: branchView, title: 'Merged branches', items: [] }).text).toBe('No merged branches found.');
  });

  it('says where an empty page beyond the last one stands', () => {
    const answer = renderList({ view: branchView, items: [], pagination: pages({ page: 9, total_items: 45, total_pages: 3 }) });
    expect(answer.text).toBe('No branches found.\n\nPage 9 of 3 | 45 items total | 20 per page');
  });

  it('shows notes below its heading', () => {
    expect(renderList({ view: branchView, items: [{ name: 'a' }], notes: ['The project has moved\nto x/y.'] }).text).toBe(
      '## Branches (1)\n\nThe project has moved to x/y.\n\n| Name |\n| --- |\n| a |',
    );
  });

  it('of long items is a list of entries, authors of deleted accounts included', () => {
    const items = [
      { id: 1, body: 'orphan\n# not ours', created_at: '2019-01-01T00:00:00Z' },
      { id: 2, body: 'hi', author: { username: 'ghost' }, created_at: '2019-01-02T00:00:00Z', internal: true },
    ];
    expect(renderList({ view: noteView, items }).text).toBe(
      `## Notes (2)

### unknown, 1 Jan 2019 00:00 UTC

> orphan
> # not ours

### @ghost, 2 Jan 2019 00:00 UTC

- **Internal**: ⚠️ yes

> hi`,
    );
  });

  it('without a view shows the fields that say most', () => {
    const items = [{ created: '2025-01-15', web_url: 'https://g.test/1', name: 'a|b', id: 7, body: 'x\ny', ok: true, owner: { id: 1 } }];
    expect(renderList({ title: 'Things', items }).text).toBe(
      `## Things (1)

| Id | Name | Created | Web url | Ok |
| --- | --- | --- | --- | --- |
| 7 | a\\|b | 15 Jan 2025 | [https://g.test/1](https://g.test/1) | ✅ |

---
💡 **Next steps:**
- ${LINKS_STEP}`,
    );
    expect(renderList({ items: ['a', 1, {}] }).text).toBe('## Results (3)\n\n- a\n- 1\n- (nothing to show)');
  });

  it('keeps to its size, and says what was left out and how to get it', () => {
    const items = Array.from({ length: 100 }, (_, i) => ({ name: `${i}-${'x'.repeat(180)}` }));
    const { text } = renderList({
      view: branchView,
      items,
      pagination: pages({ per_page: 100, total_items: 100, total_pages: 1 }),
      limit: { tokens: 1_000, rest: 'Ask for fewer with per_page.' },
    });
    expect(text.length).toBeLessThanOrEqual(4_000);
    expect(text.split('\n').slice(-3)).toEqual([
      '… 85 of the 100 rows of this page were left out: this answer is kept to about 1000 tokens. Ask for fewer with per_page.',
      '',
      'Page 1 of 1 | 100 items total | 100 per page',
    ]);
  });

  it('of 20 merge requests costs at most 1,500 tokens', () => {
    const items = Array.from({ length: 20 }, (_, i) => ({ ...mergeRequest, iid: 200 + i, web_url: `${web}/merge_requests/${200 + i}` }));
    const { text } = renderList({ view: mergeRequestView, items, nextSteps: ["Use action 'merge_request.get' to see one in full"] });
    expect(encode(text).length).toBeLessThanOrEqual(1_500);
  });
});
