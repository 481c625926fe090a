/**
 * The tools of the individual surface as the generator wrote them, a line each. They are text until somebody needs to look
 * inside: listing joins them as they are, and a call reads the output schema of its own tool alone.
 */
import { generatedBytes, type JsonSchema } from './generated.ts';

/** Action id -> the text of its tool; cut anew for each list, so that megabytes are not kept for the one list of a session. */
export function toolTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const line of generatedBytes('surfaces/individual.jsonl').toString('utf8').split('\n')) {
    if (line === '') continue;
    const id = line.slice('{"id":"'.length, line.indexOf('"', '{"id":"'.length));
    texts.set(id, line.slice(line.indexOf('"tool":') + '"tool":'.length, -1));
  }
  return texts;
}

let bytes: Buffer | undefined;
const outputs = new Map<string, JsonSchema | undefined>();

/** The output schema that `tools/list` shows for an action on the individual surface; undefined for one that is not listed. */
export function listedOutput(id: string): JsonSchema | undefined {
  if (!outputs.has(id)) {
    bytes ??= generatedBytes('surfaces/individual.jsonl');
    const start = bytes.indexOf(`{"id":${JSON.stringify(id)},`);
    const line = start < 0 ? undefined : bytes.toString('utf8', start, bytes.indexOf('\n', start));
    outputs.set(id, line === undefined ? undefined : (JSON.parse(line) as ListedLine).tool.outputSchema); // the generator writes this shape
  }
  return outputs.get(id);
}

interface ListedLine {
  readonly tool: { readonly outputSchema?: JsonSchema };
}
