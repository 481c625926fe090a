/**
 * Line differences between two texts and their unified form. Owns the comparison; what is compared, and how GitLab wraps
 * the result, is the git store's and the repository routes' business.
 */
export interface Edit {
  readonly kind: 'same' | 'added' | 'removed';
  readonly line: string;
}

/** Lines of a text; the last line break ends the last line and starts none. */
export const linesOf = (content: string): readonly string[] => (content === '' ? [] : content.replace(/\n$/, '').split('\n'));

/** The shortest way from `before` to `after`, by the longest common subsequence of what is left between equal ends. */
export function edits(before: readonly string[], after: readonly string[]): readonly Edit[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const a = before.slice(head, before.length - tail);
  const b = after.slice(head, after.length - tail);
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
    }
  }
  const same = (lines: readonly string[]): Edit[] => lines.map(line => ({ kind: 'same', line }));
  const middle: Edit[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const old = a[i];
    const fresh = b[j];
    if (old !== undefined && old === fresh) {
      middle.push({ kind: 'same', line: old });
      i++;
      j++;
    } else if (old !== undefined && (fresh === undefined || (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))) {
      middle.push({ kind: 'removed', line: old });
      i++;
    } else {
      middle.push({ kind: 'added', line: fresh ?? '' });
      j++;
    }
  }
  return [...same(before.slice(0, head)), ...middle, ...same(before.slice(before.length - tail))];
}

const CONTEXT = 3;
const SIGN = { same: ' ', added: '+', removed: '-' } as const;

/** Hunks of a unified diff, without the file header; empty when nothing differs. */
export function unifiedDiff(before: string, after: string): string {
  const all = edits(linesOf(before), linesOf(after));
  const changed = all.flatMap((edit, index) => (edit.kind === 'same' ? [] : [index]));
  const out: string[] = [];
  for (let at = 0; at < changed.length; ) {
    const first = changed[at] ?? 0;
    let last = first;
    while (at < changed.length && (changed[at] ?? 0) - last <= 2 * CONTEXT) last = changed[at++] ?? last;
    const from = Math.max(first - CONTEXT, 0);
    const hunk = all.slice(from, last + CONTEXT + 1);
    const count = (lines: readonly Edit[], without: Edit['kind']): number => lines.filter(edit => edit.kind !== without).length;
    const range = (without: Edit['kind']): string => {
      const length = count(hunk, without);
      const skipped = count(all.slice(0, from), without);
      return `${length === 0 ? skipped : skipped + 1}${length === 1 ? '' : `,${length}`}`;
    };
    out.push(`@@ -${range('added')} +${range('removed')} @@`, ...hunk.map(edit => SIGN[edit.kind] + edit.line));
  }
  return out.length === 0 ? '' : `${out.join('\n')}\n`;
}

/** Numbers of added and removed lines. */
export function lineStats(before: string, after: string): { readonly additions: number; readonly deletions: number } {
  const all = edits(linesOf(before), linesOf(after));
  return { additions: all.filter(edit => edit.kind === 'added').length, deletions: all.filter(edit => edit.kind === 'removed').length };
}
