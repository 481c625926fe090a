/**
 * `server.status` and `server.health_check`: which GitLab this is and who is asking. A failure is part of the answer here: that
 * is what the question is about.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import type { Composite } from './index.ts';
import { asRow, given } from './row.ts';

export const readServerStatus: Composite = async context => {
  const started = performance.now();
  const metadata = await attempt(context, '/metadata');
  const responseTime = Math.round(performance.now() - started);
  const user = metadata.error && !isAnswer(metadata.error) ? metadata : await attempt(context, '/user');
  const error = user.error ?? metadata.error;
  const facts = asRow(metadata.data);
  return {
    data: given({
      status: statusOf(error),
      gitlab_url: context.call.caller.instance.url,
      authenticated: user.error === undefined,
      user: user.data,
      version: facts['version'],
      revision: facts['revision'],
      enterprise: facts['enterprise'],
      kas: facts['kas'],
      response_time_ms: responseTime,
      error: error?.message,
    }),
  };
};

interface Attempt {
  readonly data?: unknown;
  readonly error?: CatalogError;
}

async function attempt({ ports, call }: RunContext, path: string): Promise<Attempt> {
  try {
    return { data: (await ports.rest({ method: 'GET', path })).data };
  } catch (error) {
    if (!(error instanceof CatalogError) || call.signal.aborted) throw error;
    return { error };
  }
}

/** GitLab itself answered, whatever it said. */
const isAnswer = ({ facts }: CatalogError): boolean => facts.status !== undefined && facts.status < 500;

function statusOf(error: CatalogError | undefined): string {
  if (!error) return 'ok';
  return isAnswer(error) || error.code === 'no_token' ? 'unauthenticated' : 'unreachable';
}
