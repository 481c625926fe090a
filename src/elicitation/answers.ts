/**
 * Reads what a client sent back for a question. Nothing is trusted: the action word, the content's shape and every value are
 * checked against exactly the schema that was asked, no default is filled in, and only fields that were asked are kept.
 */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../catalog/generated.ts';
import { visible } from '../format/visible.ts';
import type { Ajv } from './ajv.ts';
import type { Answer, Content, Ending, Value } from './outcomes.ts';
import type { FormQuestion, Question } from './questions.ts';

type Row = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as the protocol words it; `undefined` for a schema means that none is asked (a link). */
export async function readReply(question: Question, reply: unknown, schema: JsonSchema | undefined): Promise<Answer | Ending> {
  const malformed = (why: string): Ending => ({ kind: 'malformed', key: question.key, why });
  if (!isRecord(reply)) return malformed('it is not an object');
  switch (reply['action']) {
    // What a client leaves in the content of a decline or a cancel is no answer and is not looked at.
    case 'decline':
      return { kind: 'declined' };
    case 'cancel':
      return { kind: 'cancelled' };
    case 'accept':
      break;
    default:
      return malformed('its action is none of accept, decline and cancel');
  }
  if (question.mode === 'url' || schema === undefined) return { kind: 'answered', content: {} };
  const { content } = reply;
  if (!isRecord(content)) return malformed(`it has no content, so ${listOf(Object.keys(question.fields))} is missing`);
  const fault = await faultOf(question, content, schema);
  return fault === undefined ? { kind: 'answered', content: asked(question, content) } : malformed(fault);
}

/** The first thing that does not fit, as a clause; undefined when everything does. */
async function faultOf(question: FormQuestion, content: Row, schema: JsonSchema): Promise<string | undefined> {
  const validate = (await validator()).compile(schema);
  if (!validate(content)) return clause(validate, question);
  const blank = Object.entries(question.fields).find(
    ([name, field]) => field.kind === 'text' && field.required && !field.mayBeEmpty && isBlank(content[name]),
  );
  return blank === undefined ? undefined : `${blank[0]} is empty`;
}

/** Nothing that a reader would see. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && visible(value).trim() === '';

/** Only the fields of the question; the schema has vouched for their types. */
const asked = (question: FormQuestion, content: Row): Content =>
  Object.fromEntries(
    Object.keys(question.fields).flatMap(name => (Object.hasOwn(content, name) ? [[name, content[name] as Value] as const] : [])), // validated above
  );

function clause({ errors }: ValidateFunction, question: FormQuestion): string {
  const [error] = errors ?? [];
  if (!error) return 'it does not match';
  const name = error.instancePath.split('/')[1] ?? (isRecord(error.params) ? error.params['missingProperty'] : undefined);
  const field = typeof name === 'string' && name in question.fields ? name : 'it';
  return `${field} ${wording(error)}`;
}

/** Says the rule, never the value: a wrong answer may be a secret in the wrong box. */
function wording({ keyword, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'enum':
    case 'oneOf':
    case 'anyOf':
    case 'const':
      return 'is not one of the options offered';
    default:
      return message ?? 'is not accepted';
  }
}

const listOf = (names: readonly string[]): string => names.join(', ');

let ready: Promise<Ajv> | undefined;

/** Ajv is a third of the bundle: it loads with the first answer. Compiled schemas are not kept, for each is asked once. */
function validator(): Promise<{ compile(schema: JsonSchema): ValidateFunction }> {
  ready ??= load();
  return ready.then(ajv => ({
    compile: schema => {
      const validate = ajv.compile(schema);
      ajv.removeSchema(schema);
      return validate;
    },
  }));
}

const load = async (): Promise<Ajv> => (await import('./ajv.ts')).makeAjv({ allErrors: false, validateSchema: false });
