/** All hand-written resources in one router. */
import { Router } from '../router.ts';
import { branchRoutes } from './branches.ts';
import { commitRoutes } from './commits.ts';
import { fileRoutes } from './files.ts';
import { groupRoutes } from './groups.ts';
import { issueRoutes } from './issues.ts';
import { labelRoutes } from './labels.ts';
import { mergeRequestRoutes } from './merge-requests.ts';
import { mergingRoutes } from './merging.ts';
import { pageRoutes } from './pages.ts';
import { peopleRoutes } from './people.ts';
import { pipelineRoutes } from './pipelines.ts';
import { projectRoutes } from './projects.ts';
import { releaseRoutes } from './releases.ts';
import { searchRoutes } from './search.ts';
import { settingsRoutes } from './settings.ts';
import { toolRoutes } from './tools.ts';

const RESOURCES = [
  projectRoutes,
  groupRoutes,
  peopleRoutes,
  issueRoutes,
  labelRoutes,
  mergeRequestRoutes,
  mergingRoutes,
  branchRoutes,
  commitRoutes,
  fileRoutes,
  pipelineRoutes,
  releaseRoutes,
  pageRoutes,
  settingsRoutes,
  searchRoutes,
  toolRoutes,
];

export function handWrittenRoutes(): Router {
  const router = new Router();
  for (const add of RESOURCES) add(router);
  return router;
}
