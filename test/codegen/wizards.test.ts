/** Guided flows in the catalog: what is wrong with one is said with file, line and mend; what is right becomes an action. */
import { describe, expect, it } from 'vitest';
import { wizardAction, wizardData } from '../../codegen/emit/wizards.ts';
import { faultsOf, SMALL, smallCatalog } from './small-catalog.ts';

const FILE = 'catalog/wizards/thing_create.yaml';

const CREATE = `  - id: thing.create
    summary: Create a thing.
    purpose: create a thing
    request: POST /projects/{project_id}/things
    params:
      - $project_id
      - name: { type: string, required: true, example: x }
      - kind: { type: string, enum: [big, small] }
      - tags: { type: [string] }
      - token: { type: string, secret: true }
    effect: create
    content: mutate
    returns: Thing
`;

const WIZARD = `wizard: thing_create
summary: Lets the user fill in a thing.
purpose: have the user fill in a thing
runs: thing.create
undertaking: Thing creation
params: [$project_id]
steps:
  - { key: name, ask: "Which name?", type: text, title: Name, required: true }
  - { key: kind, ask: "Which kind?", type: one_of, title: Kind, options: [big, { value: small, title: Tiny }] }
  - { key: tags, ask: "Which tags?", type: text, title: Tags, when: { kind: big }, choices: { from: thing.list, value: name } }
confirm: Create it?
`;

const withWizard = (text: string) => ({
  ...SMALL,
  'catalog/domains/thing.yaml': `${SMALL['catalog/domains/thing.yaml']}${CREATE}`,
  [FILE]: text,
});

const broken = (from: string, to: string): readonly string[] => {
  if (!WIZARD.includes(from)) throw new Error(`the wizard does not hold ${from}`);
  return faultsOf(withWizard(WIZARD.replace(from, to)));
};

describe('a wizard without a fault', () => {
  const catalog = smallCatalog(withWizard(WIZARD));
  const [wizard] = catalog.wizards;
  if (!wizard) throw new Error('the wizard was not read');

  it('is read with every short form written out', () => {
    expect(faultsOf(withWizard(WIZARD))).toEqual([]);
    expect(wizardData(wizard)).toEqual({
      id: 'interactive.thing_create',
      runs: 'thing.create',
      undertaking: 'Thing creation',
      confirm: 'Create it?',
      steps: [
        { key: 'name', ask: 'Which name?', fields: { name: { type: 'text', title: 'Name', required: true } } },
        {
          key: 'kind',
          ask: 'Which kind?',
          fields: { kind: { type: 'one_of', title: 'Kind', options: [{ value: 'big' }, { value: 'small', title: 'Tiny' }] } },
        },
        {
          key: 'tags',
          ask: 'Which tags?',
          when: { kind: ['big'] },
          fields: { tags: { type: 'text', title: 'Tags', choices: { from: 'thing.list', value: 'name' } } },
        },
      ],
    });
  });

  it('is an action that takes its own parameters and answers what its target does', () => {
    const action = wizardAction(wizard, catalog);
    expect(action).toMatchObject({
      id: 'interactive.thing_create',
      domain: 'interactive',
      tool: 'gitlab_interactive_thing_create',
      effect: 'create',
      content: 'mutate',
      returns: { entity: 'Thing', list: false },
      scope: 'api',
      idempotent: false,
      next: [],
      requests: [],
    });
    expect(action.params.map(({ name, required, in: where }) => [name, required, where])).toEqual([['project_id', true, 'local']]);
    expect(action.summary).toContain("'thing.create'");
  });
});

describe('a wizard with a fault', () => {
  it.each<[name: string, from: string, to: string, says: readonly string[]]>([
    [
      'an unknown target',
      'runs: thing.create',
      'runs: thing.creat',
      [
        `${FILE}:4: interactive.thing_create: runs 'thing.creat', which is no action; did you mean 'thing.create'? Otherwise add the action or correct its id`,
      ],
    ],
    [
      'a field that goes nowhere',
      'key: name,',
      'key: nome,',
      [
        `${FILE}:7: interactive.thing_create: nothing gives 'name', which 'thing.create' requires; ask for it`,
        `${FILE}:8: interactive.thing_create: 'nome' goes to no parameter of 'thing.create'; correct the name or add 'param'`,
      ],
    ],
    [
      'a secret in a form',
      'key: name,',
      'key: token, ask: "Token?", type: text, title: Token }\n  - { key: name,',
      [`${FILE}:8: interactive.thing_create: 'token' would ask for a secret in a form; take the step out`],
    ],
    [
      'an option that the target refuses',
      'options: [big,',
      'options: [huge,',
      [`${FILE}:9: interactive.thing_create: 'kind' offers 'huge', which 'thing.create' refuses; it takes big, small`],
    ],
    [
      'a choice without options',
      ', options: [big, { value: small, title: Tiny }]',
      '',
      [`${FILE}:9: interactive.thing_create: 'kind' is a choice without options; give it 'options' or 'choices'`],
    ],
    [
      'a condition on what is not asked before',
      'when: { kind: big }',
      'when: { colour: red }',
      [`${FILE}:10: interactive.thing_create: 'when' looks at 'colour', which no earlier step asks; name one that does`],
    ],
    [
      'a choice from what is no list',
      'from: thing.list',
      'from: thing.get',
      [`${FILE}:10: interactive.thing_create: 'tags' chooses from 'thing.get', which is no list that one GET reads; name one`],
    ],
    [
      'a choice from a list that needs more',
      'params: [$project_id]\n',
      'params: []\n',
      [
        `${FILE}:7: interactive.thing_create: nothing gives 'project_id', which 'thing.create' requires; ask for it`,
        `${FILE}:10: interactive.thing_create: 'tags' chooses from 'thing.list', which needs 'project_id'; the wizard does not take it`,
      ],
    ],
    [
      'a choice of a field that rows do not have',
      'value: name }',
      'value: nickname }',
      [`${FILE}:10: interactive.thing_create: 'tags' looks at 'nickname' of a row, which Thing does not have; name one of its fields`],
    ],
    [
      'a required step that is not always asked',
      'title: Name, required: true',
      'title: Name',
      [`${FILE}:7: interactive.thing_create: nothing gives 'name', which 'thing.create' requires; ask for it`],
    ],
    [
      'a name asked twice',
      'key: kind, ask: "Which kind?", type: one_of, title: Kind, options: [big, { value: small, title: Tiny }] }',
      'key: name, ask: "Again?", type: text, title: Again }',
      [
        `${FILE}:9: interactive.thing_create: asks 'name' twice; give one of the two another name`,
        `${FILE}:10: interactive.thing_create: 'when' looks at 'kind', which no earlier step asks; name one that does`,
      ],
    ],
    [
      'another file than its name',
      'wizard: thing_create',
      'wizard: thing_make',
      [`${FILE}:1: wizard 'thing_make' stands in another file; name it thing_make.yaml`],
    ],
    [
      'a last word that is no question',
      'confirm: Create it?',
      'confirm: Create it',
      [`${FILE}:11: 'confirm' is a question, and ends with a question mark`],
    ],
  ])('says so: %s', (_name, from, to, says) => {
    expect(broken(from, to)).toEqual(says);
  });
});
