/** Turns zod's account of a wrong shape into sentences that name the thing and the mend. */
import type { z } from 'zod';
import { KNOWN_KEYS } from './format.ts';
import { didYouMean } from './nearest.ts';
import type { YamlFile } from './yaml-file.ts';

export interface ShapeFault {
  readonly path: readonly PropertyKey[];
  readonly line: number;
  readonly text: string;
}

type Issue = z.core.$ZodIssue;

/** Every fault of a parsed file, with its line. */
export function shapeFaults(error: z.ZodError, file: YamlFile): readonly ShapeFault[] {
  return error.issues
    .flatMap(issue => unfold(issue, []))
    .map(({ issue, path }) => {
      const keyed = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
      return { path, line: file.lineOf(keyed), text: `${nameOf(path)}${sentence(issue)}` };
    });
}

interface Located {
  readonly issue: Issue;
  readonly path: readonly PropertyKey[];
}

/** Of a union, the branch that came furthest is the one that was meant. */
function unfold(issue: Issue, above: readonly PropertyKey[]): readonly Located[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const branches = issue.errors.filter(branch => !branch.every(one => isTypeMismatch(one)));
  const meant = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (!meant) return [{ issue, path }];
  return meant.flatMap(inner => unfold(inner, path));
}

const isTypeMismatch = (issue: Issue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
const depth = (issues: readonly Issue[]): number =>
  Math.max(...issues.map(issue => issue.path.length + (issue.code === 'unrecognized_keys' ? 0.5 : 0)));

const nameOf = (path: readonly PropertyKey[]): string => {
  const last = path.findLast(step => typeof step === 'string' && step !== 'actions');
  return last === undefined ? '' : `'${String(last)}' `;
};

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = 'see catalog/README.md for the keys there are';
      return `has the unknown key '${issue.keys.join("', '")}'${didYouMean(issue.keys[0] ?? '', KNOWN_KEYS, known)}`;
    }
    case 'invalid_type':
      return issue.input === undefined ? `is missing; it wants ${issue.expected}` : `wants ${issue.expected}`;
    case 'invalid_value':
      return `${issue.input === undefined ? 'is missing; it is' : 'wants'} one of ${issue.values.map(value => String(value)).join(', ')}`;
    case 'invalid_key':
      return `has a name that is not allowed: ${issue.issues.map(inner => inner.message).join(', ')}`;
    case 'invalid_union':
      return 'has none of the forms it may have; see catalog/README.md';
    default:
      return issue.message;
  }
}
