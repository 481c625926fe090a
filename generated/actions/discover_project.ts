// Made from catalog/domains/discover_project by `npm run codegen`.
import { composite } from '../../src/catalog/rows.ts';

export const handlers = {
  "discover_project.resolve": composite('discover_project', 'The remote\'s URL has to be parsed first (HTTPS, SSH or scp form, port, relative root, .git) and checked against the instance.'),
};
