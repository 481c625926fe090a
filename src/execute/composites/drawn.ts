/** A drawing as an answer: the picture for the user, or a file of it, and what it shows in words. */
import type { RunContext } from '../context.ts';
import type { Drawing } from '../drawings/svg.ts';
import { saveAnswer } from '../files.ts';
import type { Answer } from '../outcome.ts';

const MIME_TYPE = 'image/svg+xml';

/** Saved where output_path says, or shown. */
export async function drawn({ values, call }: RunContext, { svg, ...facts }: Drawing, notes: readonly string[]): Promise<Answer> {
  const bytes = Buffer.from(svg, 'utf8');
  const { output_path: path } = values;
  if (typeof path === 'string') {
    const saved = await saveAnswer({ path, policy: call.view.files, content: async () => once(bytes) });
    return { data: { ...facts, saved_to: saved.path }, notes };
  }
  return { data: facts, notes, images: [{ data: bytes.toString('base64'), mimeType: MIME_TYPE }] };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
