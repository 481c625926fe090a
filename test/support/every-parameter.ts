/** A call with everything an action can be told: each parameter's example, or a value of its type. */
import type { Action, Parameter, Request } from '../../codegen/model.ts';

/** Arguments for one of the action's requests; what belongs to another of them only is left out. */
export function everyParameter(action: Action, request: Request): Readonly<Record<string, unknown>> {
  const elsewhere = new Set(action.requests.flatMap(one => one.placeholders).filter(name => !fills(action, request, name)));
  const given = action.params.filter(param => param.in !== 'local' && !elsewhere.has(param.name));
  return {
    ...Object.fromEntries(given.map(param => [param.name, action.example[param.name] ?? plainValue(param)])),
    ...(action.upload && { filename: 'note.txt', content_base64: 'aGVsbG8K' }),
  };
}

const fills = (action: Action, { placeholders }: Request, name: string): boolean =>
  placeholders.includes(name) || action.resolve.some(one => one.param === name && placeholders.includes(one.into));

/** An example where there is one, else the plainest value of the type. */
function plainValue(param: Parameter): unknown {
  if (param.example !== undefined) return param.example;
  const [first] = param.enum ?? [];
  if (first !== undefined) return first;
  switch (param.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, param.min ?? 1);
    case 'array':
      return param.items ? [plainValue(param.items)] : [];
    case 'object':
      return Object.fromEntries((param.properties ?? []).map(property => [property.name, plainValue(property)]));
    case 'string':
      return textOf(param);
  }
}

function textOf({ kind }: Parameter): string {
  switch (kind) {
    case 'date':
      return '2025-01-31';
    case 'datetime':
      return '2025-01-31T10:00:00Z';
    case 'project':
      return 'demo/app';
    case 'group':
      return 'demo';
    default:
      return 'text';
  }
}
