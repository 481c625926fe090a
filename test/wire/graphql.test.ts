/** GraphQL through the built server as a process: a list and its pages, a write that can be read back, and GitLab's refusals. */
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, openClient, textOf } from '../support/clients.ts';

const ITEM = { full_path: 'demo/app', work_item_iid: 1 };

interface VulnerabilityPage {
  readonly text: string;
  readonly vulnerabilities: readonly { readonly title: string }[];
  readonly pagination: { readonly has_next_page: boolean; readonly end_cursor?: string };
}

describe.each(CLIENT_KINDS)('the %s client over stdio', kind => {
  it('lists vulnerabilities page by page, as a table and as rows', async () => {
    const client = await openClient({ kind });
    try {
      const list = async (params: object): Promise<VulnerabilityPage> => {
        const result = await client.run('vulnerability.list', { project_id: 'demo/app', ...params });
        expect(result.isError, textOf(result)).toBeUndefined();
        return { text: textOf(result), ...(result.structuredContent as Omit<VulnerabilityPage, 'text'>) }; // its published schema
      };
      const whole = await list({});
      const all = whole.vulnerabilities.map(({ title }) => title);
      expect(all.length).toBeGreaterThan(1);
      expect(whole.text).toContain(`## Vulnerabilities (${all.length})`);
      const titles: string[] = [];
      let page = await list({ first: 1 });
      while (titles.length < all.length) {
        titles.push(...page.vulnerabilities.map(({ title }) => title));
        if (!page.pagination.has_next_page) break;
        page = await list({ first: 1, after: page.pagination.end_cursor });
      }
      expect(titles).toEqual(all);
    } finally {
      await client.close();
    }
  });

  it('changes a work item, which is then read as it was changed', async () => {
    const client = await openClient({ kind });
    try {
      const changed = await client.run('issue.work_item_update', { ...ITEM, title: 'Harbour wall', state_event: 'close', weight: 3 });
      expect(changed.isError, textOf(changed)).toBeUndefined();
      expect(changed.structuredContent).toMatchObject({ iid: '1', title: 'Harbour wall', state: 'CLOSED' });
      const read = await client.run('issue.work_item_get', ITEM);
      expect(read.structuredContent).toMatchObject({ iid: '1', title: 'Harbour wall', state: 'CLOSED' });
      expect(textOf(read)).toContain('Harbour wall');
      // The same object over REST: there is one world behind both.
      const issue = await client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
      expect(issue.structuredContent).toMatchObject({ iid: 1, title: 'Harbour wall', state: 'closed', weight: 3 });
    } finally {
      await client.close();
    }
  });

  it('tells a payload’s errors, an error in place of data, and an object that is not there', async () => {
    const client = await openClient({ kind });
    try {
      const refused = await client.run('issue.work_item_update', { ...ITEM, title: ' ' });
      expect(refused.isError).toBe(true);
      expect(refused.structuredContent).toBeUndefined();
      expect(textOf(refused)).toContain("Title can't be blank");
      expect(refused._meta?.['gitlab-catalog/error']).toEqual({ code: 'rejected', retryable: false });

      const wrong = await client.run('server.graphql', { query: '{ currentUser { shoeSize } }' });
      expect(wrong.isError).toBe(true);
      expect(textOf(wrong)).toContain('shoeSize');
      expect(wrong._meta?.['gitlab-catalog/error']).toMatchObject({ code: 'graphql_error' });

      const missing = await client.run('vulnerability.get', { vulnerability_id: 999_999 });
      expect(missing._meta?.['gitlab-catalog/error']).toMatchObject({ code: 'not_found' });
    } finally {
      await client.close();
    }
  });
});
