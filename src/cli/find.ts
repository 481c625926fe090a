/** `find WORDS`: the same search as `gitlab_find_action`, printed. */
import { viewOf } from '../server/identity.ts';
import { findResult } from '../surfaces/find-result.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { readSettings } from './read-settings.ts';

export function find(line: CommandLine): number {
  const query = line.words.join(' ').trim();
  if (query === '') throw new UsageError('find needs words: gitlab-catalog-mcp find close an issue');
  const limit = Number(line.flags['limit'] ?? 5);
  if (!Number.isInteger(limit) || limit < 1 || limit > 20) throw new UsageError('--limit takes a whole number from 1 to 20.');
  const { settings } = readSettings(line, { overHttp: false });
  const view = viewOf(settings, { localFiles: true });
  const result = findResult({ query, limit, detail: 'slim' }, view, surfaceOf(view.surface));
  const text = result.content.map(block => (block.type === 'text' ? block.text : '')).join('\n');
  process.stdout.write(line.flags['json'] === true ? `${JSON.stringify(result.structuredContent, null, 2)}\n` : `${text}\n`);
  return result.structuredContent?.['count'] === 0 ? 1 : 0;
}
