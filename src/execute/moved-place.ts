/** What a followed redirect tells: where the project or group of a call lives now. Owns that sentence, and nothing of following. */

const PLACE = /^\/(project|group)s\/([^/?#]+)/;
/** The field of either that holds its path, when the answer is the project or group itself. */
const PATH_FIELDS = { project: 'path_with_namespace', group: 'full_path' } as const;

/**
 * @param movedTo path below the API that answered in place of the one asked
 * @param data GitLab's answer
 */
export function movedNote(movedTo: string, data: unknown): string {
  const [, word, segment = ''] = PLACE.exec(movedTo) ?? [];
  if (word !== 'project' && word !== 'group') return `GitLab answered from ${movedTo} in place of the address asked.`;
  const found = decoded(segment);
  const path = /^\d+$/.test(found) ? pathWithin(data, PATH_FIELDS[word]) : found;
  return path === undefined
    ? `This ${word} has moved: use its id ${found} from now on.`
    : `This ${word} has moved to ${path}: use that path from now on.`;
}

function pathWithin(data: unknown, field: string): string | undefined {
  const path = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[field] : undefined; // an object of unknown fields
  return typeof path === 'string' ? path : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
