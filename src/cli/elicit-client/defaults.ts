/**
 * Fills in what a form declares as its defaults. Only on accept, and only where the answer has no such key: what a person gave
 * stays, be it zero, no, or nothing. A default that its own schema would refuse is dropped. Pure.
 */
import type { Content, ElicitReply, FormField, FormSchema } from './form.ts';

export function withDefaults(reply: ElicitReply, schema: FormSchema | undefined): ElicitReply {
  if (reply.action !== 'accept' || !schema) return reply;
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) => (isFitting(field) ? [[name, field.default] as const] : []));
  const content: Content = { ...Object.fromEntries(defaults), ...reply.content };
  return { ...reply, content };
}

/** Whether the default has the type that its field declares. */
function isFitting(field: FormField): boolean {
  const value = field.default;
  switch (field.type) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value) && value.every(item => typeof item === 'string');
    default:
      return false;
  }
}
