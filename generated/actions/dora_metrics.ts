// Made from catalog/domains/dora_metrics by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "dora_metrics.project": rest<'dora_metrics.project'>('GET', '/projects/{project_id}/dora/metrics', { query: ["metric","start_date","end_date","interval","environment_tiers"] }),
  "dora_metrics.group": rest<'dora_metrics.group'>('GET', '/groups/{group_id}/dora/metrics', { query: ["metric","start_date","end_date","interval","environment_tiers"] }),
  "dora_metrics.deployment_frequency": rest<'dora_metrics.deployment_frequency'>('GET', '/projects/{project_id}/analytics/deployment_frequency', { query: ["environment","from","to","interval"] }),
};
