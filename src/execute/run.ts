/** Step 5: runs an action by the kind of its handler. Owns nothing but the choice. */
import type { RunContext } from './context.ts';
import type { Answer } from './outcome.ts';
import { runGraphql } from './run-graphql.ts';
import { runRest } from './run-rest.ts';

/** Runs the action of a context whose values are valid and whose consent is given. */
export async function run(context: RunContext): Promise<Answer> {
  const handler = await context.catalog.handler(context.entry);
  switch (handler.kind) {
    case 'rest':
      return runRest(context, handler);
    case 'graphql':
      return runGraphql(context, handler);
    case 'composite': {
      const [{ compositeOf }, { runAccounted }] = await Promise.all([import('./composites/index.ts'), import('./composites/account.ts')]);
      return runAccounted(await compositeOf(handler.name), context);
    }
  }
}
