/** Answers `POST /api/graphql`; what a document means is `engine.ts`'s business. */
import { badParameter } from '../errors.ts';
import type { ParsedRequest } from '../request.ts';
import { ok, type Reply } from '../router.ts';
import { type Json, object, text } from '../row.ts';
import type { World } from '../world/world.ts';

/** Status 200 also where the document or a field is wrong, as GitLab does. */
export async function answerGraphql(world: World, request: ParsedRequest): Promise<Reply> {
  const { run } = await import('./engine.ts');
  const source = text(request.body['query']);
  if (source === '') throw badParameter('query is missing');
  const operationName = text(request.body['operationName']);
  const variables = object(request.body['variables']);
  const result = await run(world, { source, variables, ...(operationName !== '' && { operationName }) });
  const answer: unknown = JSON.parse(JSON.stringify(result));
  return ok(answer as Json); // just made of JSON
}
