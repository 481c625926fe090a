/** What a balancer and an orchestrator ask: does the process live, may it be given calls. */
import type { ServerResponse } from 'node:http';
import { packageVersion } from '../../config/version.ts';
import { sendJson } from './answer.ts';

export type Phase = 'ready' | 'draining' | 'closing';

/**
 * Answers `/health` (all of it), `/health/live` (200 while the process answers at all) and `/health/ready` (503 from the moment it
 * drains); false for any other path.
 */
export function answersHealth(path: string, response: ServerResponse, phase: Phase): boolean {
  const isReady = phase === 'ready';
  const status = isReady ? 200 : 503;
  switch (path) {
    case '/health':
      sendJson(response, status, {
        status: isReady ? 'ok' : 'draining',
        live: true,
        ready: isReady,
        draining: !isReady,
        version: packageVersion,
      });
      return true;
    case '/health/live':
      sendJson(response, 200, { live: true });
      return true;
    case '/health/ready':
      sendJson(response, status, { ready: isReady });
      return true;
    default:
      return false;
  }
}
