/** Which complaints of the request checker have a reason: a rule of `differences.yaml`, or one written for requests alone. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Catalog } from '../../codegen/model.ts';
import type { DifferenceKind, Found } from '../../codegen/upgrade/compare.ts';
import { explain, globMatches } from '../../codegen/upgrade/explain.ts';

export interface Complaint {
  readonly action: string;
  /** The checker's sentence. */
  readonly error: string;
}

const reasonsFile = z.strictObject({
  reasons: z.array(
    z.strictObject({ action: z.union([z.string(), z.array(z.string())]).optional(), error: z.string(), reason: z.string().min(1) }),
  ),
});
export type RequestReason = z.infer<typeof reasonsFile>['reasons'][number];

export const readReasons = (file: string): readonly RequestReason[] => reasonsFile.parse(parse(readFileSync(file, 'utf8'))).reasons;

export interface Judged {
  readonly open: readonly Complaint[];
  /** Reasons that explain nothing, though the catalog has an action that they name. */
  readonly idle: readonly RequestReason[];
}

/** Sorts complaints by whether they have a reason. */
export function judge(complaints: readonly Complaint[], reasons: readonly RequestReason[], catalog: Catalog): Judged {
  const used = new Set<RequestReason>();
  const open = complaints.filter(complaint => {
    const found = differencesIn(complaint, catalog);
    if (found.length > 0 && explain(found, catalog.differences).open.length < found.length) return false;
    const reason = reasons.find(one => globMatches(one.action, complaint.action) && globMatches(one.error, complaint.error));
    if (reason) used.add(reason);
    return !reason;
  });
  const ids = catalog.actions.map(action => action.id);
  return {
    open,
    idle: reasons.filter(reason => !used.has(reason) && ids.some(id => globMatches(reason.action, id))),
  };
}

/** The kinds of difference that a complaint may be; any of them explained is a reason. */
const KINDS: readonly (readonly [RegExp, readonly DifferenceKind[]])[] = [
  [/^no such path: /, ['path']],
  [/^method \w+ not allowed on /, ['method', 'path']],
  [/ must be equal to one of the allowed values/, ['enum', 'open']],
  [/ must NOT have additional properties: /, ['unknown']],
  [/ must have required property /, ['required']],
  [/ must (be|match exactly one schema)/, ['type']],
];

function differencesIn({ action, error }: Complaint, catalog: Catalog): readonly Found[] {
  const kinds = KINDS.find(([pattern]) => pattern.test(error))?.[1] ?? [];
  const names = namesIn(error, action, catalog);
  return kinds.flatMap(kind =>
    names.length === 0 ? [{ kind, action, text: error }] : names.map(parameter => ({ kind, action, parameter, text: error })),
  );
}

/** GitLab's names of what a complaint is about; a placeholder of the path has our name in the rules. */
function namesIn(error: string, id: string, catalog: Catalog): readonly string[] {
  if (error.startsWith('path ')) return catalog.actions.find(action => action.id === id)?.requests.flatMap(one => one.placeholders) ?? [];
  const [, at = ''] = /^(?:query|body)((?:\.[\w-]+)*) must/.exec(error) ?? [];
  const above = at.split('.').filter(part => part !== '' && !/^\d+$/.test(part));
  const [, extra] = /additional properties: (.+)$/.exec(error) ?? [];
  const [, lacking] = /required property '(.+)'$/.exec(error) ?? [];
  const last = extra ?? lacking;
  const name = [...above, ...(last === undefined ? [] : [last])].join('.');
  return name === '' ? [] : [name];
}
