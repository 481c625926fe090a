/** Projects, groups and namespaces as GraphQL answers them, with the rules on their branches. */
import { matchesRule } from '../resources/branches.ts';
import { number, type Row, rows, text } from '../row.ts';
import { groupOwner, projectOwner, type World } from '../world/world.ts';
import { connection, type PageArguments } from './connection.ts';
import { gid, type Node, projectStubNode } from './node.ts';
import { findings, severityCounts, type VulnerabilityArguments, vulnerabilities } from './vulnerabilities.ts';
import { itemNode, itemTypes, type WorkItemArguments, workItems } from './work-items.ts';

function branchRules(world: World, project: Row): readonly Node[] {
  const branches = [...world.repository(number(project['id'])).branches.keys()];
  const levels = (value: Row['']): Node => ({
    nodes: rows(value).map(level => ({ accessLevel: level['access_level'], accessLevelDescription: level['access_level_description'] })),
  });
  return world.table('protected_branches', projectOwner(project)).map(rule => ({
    name: rule['name'],
    isDefault: rule['name'] === project['default_branch'],
    isProtected: true,
    matchingBranchesCount: branches.filter(branch => matchesRule(text(rule['name']), branch)).length,
    branchProtection: {
      allowForcePush: rule['allow_force_push'],
      pushAccessLevels: levels(rule['push_access_levels']),
      mergeAccessLevels: levels(rule['merge_access_levels']),
    },
    createdAt: project['created_at'],
    updatedAt: project['created_at'],
  }));
}

function pipelineNode(world: World, project: Row, iid: string): Node | null {
  const found = world.table('pipelines', projectOwner(project)).find(row => String(row['iid']) === iid);
  if (!found) return null;
  return {
    id: gid('Ci::Pipeline', found['id']),
    iid,
    status: text(found['status']).toUpperCase(),
    securityReportFindings: (args: PageArguments) => findings(world, project, args),
  };
}

export const projectNode = (world: World, project: Row): Node => ({
  ...projectStubNode(project),
  branchRules: (args: PageArguments) => connection(branchRules(world, project), args),
  vulnerabilities: (args: VulnerabilityArguments) => vulnerabilities(world, project, args),
  vulnerabilitySeveritiesCount: (args: VulnerabilityArguments) => severityCounts(world, project, args),
  pipeline: ({ iid }: { iid?: string | null }) => pipelineNode(world, project, iid ?? ''),
});

const pathIs = (row: Row, field: string, fullPath: string): boolean => text(row[field]).toLowerCase() === fullPath.toLowerCase();

const projectAt = (world: World, fullPath: string): Row | undefined =>
  world.table('projects').find(row => pathIs(row, 'path_with_namespace', fullPath));
const groupAt = (world: World, fullPath: string): Row | undefined => world.table('groups').find(row => pathIs(row, 'full_path', fullPath));

/** A project by path; null where there is none, as GraphQL has it. */
export function findProject(world: World, fullPath: string): Node | null {
  const found = projectAt(world, fullPath);
  return found ? projectNode(world, found) : null;
}

/** Work items of a project, or of a group: its epics, and on demand those of everything below it. */
function itemsOf(
  world: World,
  { project, group }: { project?: Row | undefined; group?: Row | undefined },
  isWide: boolean,
): readonly Row[] {
  if (project) return world.table('issues', projectOwner(project));
  if (!group) return [];
  const epics = world.table('epics', groupOwner(group));
  if (!isWide) return epics;
  const path = `${text(group['full_path'])}/`;
  const below = world.table('groups').filter(row => text(row['full_path']).startsWith(path));
  return [
    ...epics,
    ...below.flatMap(row => world.table('epics', groupOwner(row))),
    ...world.projectsBelow(group).flatMap(row => world.table('issues', projectOwner(row))),
  ];
}

function placeNode(world: World, place: { project?: Row | undefined; group?: Row | undefined }): Node {
  const { project, group } = place;
  const owner = project ?? group ?? {};
  return {
    id: project ? gid('Namespaces::ProjectNamespace', project['id']) : gid('Group', owner['id']),
    name: owner['name'],
    webUrl: owner['web_url'],
    fullPath: project ? project['path_with_namespace'] : owner['full_path'],
    workItem: ({ iid }: { iid?: string | null }) => {
      const found = itemsOf(world, place, false).find(item => String(item['iid']) === iid);
      return found ? itemNode(world, found) : null;
    },
    workItems: (args: WorkItemArguments) => workItems(world, itemsOf(world, place, args.includeDescendants === true), args),
    workItemTypes: (args: PageArguments) => connection(itemTypes(group !== undefined), args),
  };
}

/** A group or project by path, as the owner of work items; null where there is none. */
export function findNamespace(world: World, fullPath: string): Node | null {
  const place = { project: projectAt(world, fullPath), group: groupAt(world, fullPath) };
  return place.project || place.group ? placeNode(world, place) : null;
}

export function findGroup(world: World, fullPath: string): Node | null {
  const group = groupAt(world, fullPath);
  return group ? placeNode(world, { group }) : null;
}

/** The row of the project or group at a path, and the key of what it owns. */
export function ownerAt(world: World, fullPath: string): { readonly project?: Row; readonly group?: Row } | undefined {
  const [project, group] = [projectAt(world, fullPath), groupAt(world, fullPath)];
  return project ? { project } : group ? { group } : undefined;
}
