// Made from catalog/domains/dora_metrics by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "dora_metrics.project": () => z.object({ "project_id": z.string(), "metric": z.enum(["deployment_frequency","lead_time_for_changes","time_to_restore_service","change_failure_rate"]), "start_date": z.string().optional(), "end_date": z.string().optional(), "interval": z.enum(["all","monthly","daily"]).optional(), "environment_tiers": z.array(z.enum(["production","staging","testing","development","other"])).optional() }).strict(),
  "dora_metrics.group": () => z.object({ "group_id": z.string(), "metric": z.enum(["deployment_frequency","lead_time_for_changes","time_to_restore_service","change_failure_rate"]), "start_date": z.string().optional(), "end_date": z.string().optional(), "interval": z.enum(["all","monthly","daily"]).optional(), "environment_tiers": z.array(z.enum(["production","staging","testing","development","other"])).optional() }).strict(),
  "dora_metrics.deployment_frequency": () => z.object({ "project_id": z.string(), "environment": z.string(), "from": z.string(), "to": z.string().optional(), "interval": z.enum(["all","monthly","daily"]).optional() }).strict(),
};
