/** One YAML file with the line of everything in it. Owns reading and positions; knows nothing of what the file means. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export interface YamlFile {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly value: unknown;
  /** Line of the deepest part of `path` that exists. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly problems: readonly Problem[];
}

/** Reads YAML 1.2 text; faults of syntax and repeated keys are problems, not throws. */
export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number | undefined): number => (offset === undefined ? 1 : lines.linePos(offset).line || 1);
  const problems = document.errors.map(
    (error): Problem => ({
      file,
      line: at(error.pos[0]),
      text: `the YAML cannot be read (${error.message}); mend its syntax`,
      spoils: { kind: 'nothing' },
    }),
  );
  const lineOf = (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0];
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(step));
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)];
        if (item === undefined) break;
        node = item;
        if (isMap(item) || isSeq(item) || isScalar(item)) offset = item.range?.[0] ?? offset;
      } else break;
    }
    return at(offset);
  };
  return { file, value: problems.length === 0 ? document.toJS({ maxAliasCount: 100 }) : undefined, lineOf, problems };
}
