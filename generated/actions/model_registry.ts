// Made from catalog/domains/model_registry by `npm run codegen`.
import { firstOf, route } from '../../src/catalog/rows.ts';

export const handlers = {
  "model_registry.download": firstOf(route<'model_registry.download'>('GET', '/projects/{project_id}/packages/ml_models/{model_version_id}/files/{path}/{filename}'), route<'model_registry.download~2'>('GET', '/projects/{project_id}/packages/ml_models/{model_version_id}/files/{filename}')),
};
