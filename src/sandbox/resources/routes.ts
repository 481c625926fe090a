/** All hand-written resources in one router. */
import { Router } from '../router.ts';
import { approvalRoutes } from './approvals.ts';
import { boardRoutes } from './boards.ts';
import { branchRoutes } from './branches.ts';
import { collaborationRoutes } from './collaboration.ts';
import { commitRoutes } from './commits.ts';
import { epicRoutes } from './epics.ts';
import { fileRoutes } from './files.ts';
import { groupRoutes } from './groups.ts';
import { historyRoutes } from './history.ts';
import { issueRoutes } from './issues.ts';
import { labelRoutes } from './labels.ts';
import { licenseRoutes } from './licenses.ts';
import { mergeRequestRoutes } from './merge-requests.ts';
import { mergingRoutes } from './merging.ts';
import { mirrorRoutes } from './mirrors.ts';
import { pageRoutes } from './pages.ts';
import { peopleRoutes } from './people.ts';
import { pipelineRoutes } from './pipelines.ts';
import { projectRoutes } from './projects.ts';
import { protectionRoutes } from './protection.ts';
import { releaseRoutes } from './releases.ts';
import { reviewRoutes } from './reviews.ts';
import { runnerRoutes } from './runners.ts';
import { scheduleRoutes } from './schedules.ts';
import { searchRoutes } from './search.ts';
import { settingsRoutes } from './settings.ts';
import { sharingRoutes } from './sharing.ts';
import { toolRoutes } from './tools.ts';

const RESOURCES = [
  projectRoutes,
  groupRoutes,
  peopleRoutes,
  issueRoutes,
  labelRoutes,
  licenseRoutes,
  mergeRequestRoutes,
  mergingRoutes,
  branchRoutes,
  commitRoutes,
  fileRoutes,
  pipelineRoutes,
  releaseRoutes,
  pageRoutes,
  settingsRoutes,
  mirrorRoutes,
  searchRoutes,
  approvalRoutes,
  boardRoutes,
  collaborationRoutes,
  epicRoutes,
  protectionRoutes,
  runnerRoutes,
  scheduleRoutes,
  historyRoutes,
  sharingRoutes,
  reviewRoutes,
  toolRoutes,
];

export function handWrittenRoutes(): Router {
  const router = new Router();
  for (const add of RESOURCES) add(router);
  return router;
}
