/**
 * Holds an answer against the form it is for, before it is sent: the client is the only one who sees both. A form that is no
 * valid schema is not held against the person who answered in good faith.
 */
import type { Content, FormSchema } from './form.ts';

export interface Violation {
  /** The field at fault; empty for the whole answer. */
  readonly field: string;
  /** Keyword of the schema that is broken. */
  readonly rule: string;
  readonly message: string;
}

/** Everything that is wrong; an empty list when nothing is, and when the schema cannot be used. */
export async function violationsOf(content: Content, schema: FormSchema): Promise<readonly Violation[]> {
  const { makeAjv } = await import('../../elicitation/ajv.ts');
  const ajv = makeAjv({ allErrors: true, validateSchema: true });
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(schema);
  } catch {
    return [];
  }
  if (validate(content)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, message, params }) => ({
    field: instancePath.split('/')[1] ?? String(params['missingProperty'] ?? ''),
    rule: keyword,
    message: message ?? 'is not accepted',
  }));
}
