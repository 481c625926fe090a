/** All hand-written resources in one router. */
import { Router } from '../router.ts';
import { branchRoutes } from './branches.ts';
import { commitRoutes } from './commits.ts';
import { issueRoutes } from './issues.ts';
import { labelRoutes } from './labels.ts';
import { projectRoutes } from './projects.ts';

export function handWrittenRoutes(): Router {
  const router = new Router();
  for (const add of [projectRoutes, issueRoutes, labelRoutes, branchRoutes, commitRoutes]) add(router);
  return router;
}
