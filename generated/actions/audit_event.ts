// Made from catalog/domains/audit_event by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "audit_event.list_project": rest<'audit_event.list_project'>('GET', '/projects/{project_id}/audit_events', { query: ["created_after","created_before","pagination","page","per_page"] }),
  "audit_event.get_project": rest<'audit_event.get_project'>('GET', '/projects/{project_id}/audit_events/{audit_event_id}'),
  "audit_event.list_group": rest<'audit_event.list_group'>('GET', '/groups/{group_id}/audit_events', { query: ["created_after","created_before","pagination","page","per_page"] }),
  "audit_event.get_group": rest<'audit_event.get_group'>('GET', '/groups/{group_id}/audit_events/{audit_event_id}'),
  "audit_event.list_instance": rest<'audit_event.list_instance'>('GET', '/audit_events', { query: ["entity_type","entity_id","created_after","created_before","pagination","page","per_page"] }),
  "audit_event.get_instance": rest<'audit_event.get_instance'>('GET', '/audit_events/{audit_event_id}'),
};
