/** Whether an action's example call is one that its parameters accept. */
import type { Action, Parameter } from './model.ts';
import { didYouMean } from './nearest.ts';

/** Sentences about the example, merged over those of its required parameters. */
export function exampleFaults(action: Action): readonly string[] {
  const names = new Map(action.params.map(param => [param.name, param]));
  const given = Object.entries(action.example);
  return [
    ...action.params
      .filter(param => param.required && !(param.name in action.example))
      .map(param => `no example for the required parameter '${param.name}'; give it one in 'example'`),
    ...given.flatMap(([name, value]) => {
      const param = names.get(name);
      if (!param) return [`the example has '${name}', which is no parameter${didYouMean(name, names.keys(), 'leave it out')}`];
      const fault = valueFault(param, value);
      return fault === undefined ? [] : [`the example's '${name}' ${fault}`];
    }),
  ];
}

function valueFault(param: Parameter, value: unknown): string | undefined {
  switch (param.type) {
    case 'array':
      if (!Array.isArray(value)) return 'is no list; put it in brackets';
      for (const item of value) {
        const fault = param.items && valueFault(param.items, item);
        if (fault) return fault;
      }
      return undefined;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'is no object; write it as a map';
    case 'integer':
      return Number.isSafeInteger(value) ? rangeFault(param, Number(value)) : 'is no integer; write a whole number';
    case 'number':
      return typeof value === 'number' ? rangeFault(param, value) : 'is no number; write one without quotes';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'is no boolean; write true or false';
    case 'string':
      return stringFault(param, value);
  }
}

const rangeFault = (param: Parameter, value: number): string | undefined =>
  (param.min !== undefined && value < param.min) || (param.max !== undefined && value > param.max)
    ? 'is out of its range; keep to min and max'
    : undefined;

function stringFault(param: Parameter, value: unknown): string | undefined {
  if (typeof value !== 'string') return `is no text; put ${JSON.stringify(value)} in quotes`;
  if (param.enum && !param.enum.includes(value)) return `is not one of ${param.enum.join(', ')}; use one of them`;
  if (param.kind === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'is no date; write 2025-01-31';
  if (param.kind === 'datetime' && Number.isNaN(Date.parse(value))) return 'is no time; write 2025-01-31T10:00:00Z';
  return undefined;
}
