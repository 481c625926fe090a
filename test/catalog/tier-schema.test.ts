import { describe, expect, it } from 'vitest';
import { generatedJson, registry } from '../../src/catalog/generated.ts';
import { outputFor, schemasFor } from '../../src/catalog/tier-schema.ts';
import { individualSurface } from '../../src/surfaces/individual.ts';
import { makeView } from '../support/in-process.ts';

const issueGet = registry().find(entry => entry.id === 'issue.get');
const fieldsOf = (tier: 'free' | 'premium' | 'ultimate' | undefined): string[] =>
  issueGet ? Object.keys(schemasFor(issueGet, tier).output.properties ?? {}) : [];

describe('schemas by tier', () => {
  it('leave out what only a higher tier fills, and nothing while the tier is unknown', () => {
    expect(fieldsOf('free')).not.toContain('weight');
    expect(fieldsOf('premium')).toContain('weight');
    expect(fieldsOf('premium')).not.toContain('health_status');
    expect(fieldsOf('ultimate')).toEqual(fieldsOf(undefined));
    expect(fieldsOf(undefined)).toContain('health_status');
  });

  it('cuts inside lists and leaves the schema it was given as it was', () => {
    const tiers = generatedJson<Readonly<Record<string, Readonly<Record<string, string>>>>>('tiers.json');
    const nested = Object.keys(tiers['issue.list'] ?? {}).find(path => path === 'issues[].weight');
    expect(nested).toBe('issues[].weight');
    const row = { type: 'object', properties: { iid: { type: 'integer' }, weight: { type: 'integer' } } };
    const whole = { type: 'object', properties: { issues: { type: 'array', items: row } } };
    const before = JSON.stringify(whole);
    expect(outputFor('issue.list', whole, 'free')).toEqual({
      type: 'object',
      properties: { issues: { type: 'array', items: { type: 'object', properties: { iid: { type: 'integer' } } } } },
    });
    expect(JSON.stringify(whole)).toBe(before);
  });

  it('reach the list of individual tools', () => {
    const toolOf = (tier: string) =>
      (
        JSON.parse(individualSurface.list(makeView('individual', { GITLAB_MCP_TIER: tier }))) as {
          name: string;
          outputSchema: { properties: object };
        }[]
      ).find(({ name }) => name === 'gitlab_issue_get');
    expect(toolOf('free')?.outputSchema.properties).not.toHaveProperty('weight');
    expect(toolOf('premium')?.outputSchema.properties).toHaveProperty('weight');
  });
});
