import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import type { ActionFacts } from '../../../src/catalog/action.ts';
import { ROLES, type Role } from '../../../src/catalog/role.ts';
import { enrich } from '../../../src/execute/enrich/index.ts';
import { roleMend } from '../../../src/execute/enrich/role-needed.ts';
import { makeContext } from '../context.ts';
import { gitlabError, makeEntry, makeFacts, makePorts, param } from '../stub.ts';

const GENERAL = 'Ask a maintainer or owner for the role that may, or use an account that has it.';
const FORBIDDEN = new CatalogError('forbidden', 'No (403).', { status: 403, said: '403 Forbidden', hints: [GENERAL] });
const IN_PROJECT = { project_id: param({ kind: 'project', in: 'path', required: true }), group_id: param({ kind: 'group' }) };

const look = async (error: CatalogError, facts: Partial<ActionFacts>) => {
  const ports = makePorts({});
  const context = makeContext({ entry: makeEntry({ id: 'thing.make' }), facts: makeFacts(facts), ports });
  const { code, message, facts: found } = await enrich(error, context);
  return { code, message, said: found.said, hints: found.hints, sent: ports.sent };
};

describe('a call that the account may not make', () => {
  it('is told the role that the action needs, and asks GitLab nothing for it', async () => {
    expect(await look(FORBIDDEN, { role: 'maintainer', params: IN_PROJECT })).toEqual({
      code: 'forbidden',
      message: 'No (403).',
      said: '403 Forbidden',
      hints: [
        "'thing.make' needs the Maintainer role or a higher one in the project. Ask a maintainer or owner for it, or use an account that has it.",
      ],
      sent: [],
    });
  });

  it('keeps the general mend where the role is not known', async () => {
    expect((await look(FORBIDDEN, { params: IN_PROJECT })).hints).toEqual([GENERAL]);
  });

  it('is told it over GraphQL too, which says it in words alone', async () => {
    const said = "The resource does not exist or you don't have permission to perform this action";
    const mend = "'thing.make' needs the Owner role in the group. Ask an owner for it, or use an account that has it.";
    const facts: Partial<ActionFacts> = { role: 'owner', params: { full_path: param({ kind: 'group' }) } };
    const refused = (words: string) => new CatalogError('graphql_error', 'No.', { status: 200, said: words });
    expect((await look(refused(said), facts)).hints).toEqual([mend]);
    expect((await look(refused("Field 'colour' doesn't exist on type 'Label'"), facts)).hints).toBeUndefined();
  });

  it.each([
    ['insufficient_scope', 403],
    ['not_found', 404],
    ['rejected', 400],
  ] as const)('is something else than %s', async (code, status) => {
    expect((await look(gitlabError(status, 'no', code), { role: 'owner', params: IN_PROJECT })).hints).toBeUndefined();
  });
});

describe('the sentence', () => {
  const mend = (role: Role, place?: 'project' | 'group') => roleMend('thing.make', { role, place });

  it.each([
    ['reporter', 'project', "'thing.make' needs the Reporter role or a higher one in the project. Ask a maintainer or owner for it"],
    ['reporter', 'group', "'thing.make' needs the Reporter role or a higher one in the group. Ask an owner for it"],
    ['owner', 'project', "'thing.make' needs the Owner role in the project. Ask an owner for it"],
    [
      'developer',
      undefined,
      "'thing.make' needs the Developer role or a higher one in its project or group. Ask a maintainer or owner for it",
    ],
  ] as const)('names who gives %s in %s', (role, place, start) => {
    expect(mend(role, place)).toBe(`${start}, or use an account that has it.`);
  });

  it('of an administrator names the scope, and no place', () => {
    expect(mend('admin', 'project')).toBe(
      "'thing.make' needs an administrator of the instance: use the token of one, which has the scope admin_mode too where Admin Mode is on.",
    );
  });

  it('names the role beside the ladder that may as well', () => {
    expect(roleMend('thing.make', { role: 'maintainer', or: 'security_manager', place: 'group' })).toBe(
      "'thing.make' needs the Maintainer role or a higher one in the group, or Security Manager. Ask an owner for it, or use an account that has it.",
    );
  });

  it('says that what is protected may ask for more than a developer', () => {
    expect(roleMend('thing.make', { role: 'developer', place: 'project', isWrite: true })).toBe(
      "'thing.make' needs the Developer role or a higher one in the project; a protected branch, tag or environment may ask for more. Ask a maintainer or owner for it, or use an account that has it.",
    );
  });

  it('names people with a part in the object', () => {
    expect(roleMend('thing.make', { role: 'developer', or: 'author_or_assignee', place: 'project' })).toBe(
      "'thing.make' needs the Developer role or a higher one in the project, or to be its author or an assignee. Ask a maintainer or owner for it, or use an account that has it.",
    );
  });

  it('names each role once', () => {
    expect(new Set(ROLES.map(role => mend(role))).size).toBe(ROLES.length);
  });
});
