/**
 * GitLab's refusals, with the bodies it sends: `{"message": …}` from its own code, `{"error": …}` from its parameter checks.
 */
import type { Row } from './row.ts';

/** Thrown by any handler; becomes the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: Row;

  constructor(status: number, body: Row) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** 404 for a thing with a name: `404 Project Not Found`. */
export const notFound = (kind?: string): Refusal => new Refusal(404, { message: kind ? `404 ${kind} Not Found` : '404 Not found' });

/** 404 of GitLab's router, for a path it does not have. */
export const noRoute = (): Refusal => new Refusal(404, { error: '404 Not Found' });

export const unauthorized = (): Refusal => new Refusal(401, { message: '401 Unauthorized' });

export const forbidden = (reason?: string): Refusal =>
  new Refusal(403, { message: reason ? `403 Forbidden - ${reason}` : '403 Forbidden' });

/** 400 of the parameter check: `title is missing`, `state does not have a valid value`. */
export const badParameter = (sentence: string): Refusal => new Refusal(400, { error: sentence });

export const badRequest = (sentence: string): Refusal => new Refusal(400, { message: `400 Bad request - ${sentence}` });

/** A refusal with a bare sentence, as the repository routes give it. */
export const refused = (status: number, message: string): Refusal => new Refusal(status, { message });

/** 400 of a model's validation: `{"message": {"title": ["can't be blank"]}}`. */
export const invalid = (faults: Readonly<Record<string, readonly string[]>>): Refusal => new Refusal(400, { message: { ...faults } });

export const conflict = (message: string): Refusal => new Refusal(409, { message });

/** A known path with a method it does not take. */
export const wrongMethod = (): Refusal => new Refusal(405, { error: '405 Not Allowed' });

/** A merge, play or similar that the thing's state does not allow. */
export const notAllowed = (): Refusal => new Refusal(405, { message: '405 Method Not Allowed' });

export const unprocessable = (message: string): Refusal => new Refusal(422, { message });
