/** The composites by the catalog's names, each loaded when it is first called. Owns the table only. */
import type { RunContext } from '../context.ts';
import type { Answer } from '../outcome.ts';

/** An action of more than one request, or of a request that must be worked out. */
export type Composite = (context: RunContext) => Promise<Answer>;

const LOADERS: Readonly<Record<string, () => Promise<Composite>>> = {
  'archive-url': async () => (await import('./archive-url.ts')).archiveUrl,
  'cancel-auto-merge': async () => (await import('./cancel-auto-merge.ts')).cancelAutoMerge,
  'discover-project': async () => (await import('./discover-project.ts')).discoverProject,
  'discussion-create': async () => (await import('./discussion-create.ts')).createDiscussion,
  'draft-note-create': async () => (await import('./draft-note-create.ts')).createDraftNote,
  'draft-note-update': async () => (await import('./draft-note-update.ts')).updateDraftNote,
  epic: async () => (await import('./epic.ts')).runEpic,
  'epic-notes': async () => (await import('./epic-notes.ts')).runEpicNotes,
  'file-metadata': async () => (await import('./file-metadata.ts')).readFileMetadata,
  'import-members': async () => (await import('./import-members.ts')).importMembers,
  'integration-set': async () => (await import('./integration-set.ts')).setIntegration,
  'job-wait': async () => (await import('./job-wait.ts')).waitForJob,
  'merge-train-add': async () => (await import('./merge-train-add.ts')).addToMergeTrain,
  'milestone-burndown': async () => (await import('./milestone-burndown.ts')).drawMilestoneBurndown,
  'package-publish': async () => (await import('./package-publish.ts')).publishPackage,
  'package-publish-and-link': async () => (await import('./package-publish-and-link.ts')).publishAndLink,
  'package-publish-directory': async () => (await import('./package-publish-directory.ts')).publishDirectory,
  'pipeline-graph': async () => (await import('./pipeline-graph.ts')).drawPipeline,
  'pipeline-latest': async () => (await import('./pipeline-latest.ts')).readLatestPipeline,
  'pipeline-wait': async () => (await import('./pipeline-wait.ts')).waitForPipeline,
  'project-languages': async () => (await import('./project-languages.ts')).readLanguages,
  'raw-graphql': async () => (await import('./raw-graphql.ts')).sendRawGraphql,
  'raw-request': async () => (await import('./raw-request.ts')).sendRawRequest,
  'release-latest': async () => (await import('./release-latest.ts')).readLatestRelease,
  'release-links-create': async () => (await import('./release-links-create.ts')).createReleaseLinks,
  'schedule-run': async () => (await import('./schedule-run.ts')).runSchedule,
  'security-attribute-bulk-update': async () => (await import('./security-attribute-bulk-update.ts')).bulkUpdateAttributes,
  'server-status': async () => (await import('./server-status.ts')).readServerStatus,
  'submodule-file': async () => (await import('./submodule-file.ts')).readSubmoduleFile,
  'submodule-list': async () => (await import('./submodule-list.ts')).listSubmodules,
  'target-branch-rule-create': async () => (await import('./target-branch-rule-create.ts')).createTargetBranchRule,
  'work-item-create': async () => (await import('./work-item-create.ts')).createWorkItem,
  'work-item-delete': async () => (await import('./work-item-delete.ts')).deleteWorkItem,
  'work-item-update': async () => (await import('./work-item-update.ts')).updateWorkItem,
};

/** The composite that the catalog calls `name`, with either kind of hyphen. */
export function compositeOf(name: string): Promise<Composite> {
  const load = LOADERS[name.replaceAll('_', '-')];
  if (!load) throw new Error(`no composite named ${name} in src/execute/composites/index.ts`);
  return load();
}
