import { expect, test } from 'vitest';
import { readQuery } from '../../src/catalog/query.ts';
import { KNOWN, LEXICON } from './small-lexicon.ts';

const read = (text: string) => readQuery(text, LEXICON, KNOWN);
/** What each word stands for. */
const meanings = (text: string): string[][] => read(text).slots.map(slot => [...slot.meanings.keys()]);
const wanted = (text: string): Record<string, number> => Object.fromEntries(read(text).wanted);

test.each([
  ['approve the pull request', [['approv'], ['merg request']]],
  ['approve PR', [['approv'], ['merg request']]],
  ['sign off', [['approv', 'merg request']]],
  ['bug', [['issu']]],
  ['take the branch out', [['delet'], ['branch']]],
  ['close the issue right now', [['clos'], ['issu']]],
])('reads %j as the terms it stands for', (text, terms) => {
  expect(meanings(text)).toEqual(terms);
});

test.each([
  ['isseu', [['issu']]],
  ['aprove', [['approv']]],
  ['brnach', [['branch']]],
  ['relase', [['releas']]],
  ['merge reqeust', [['merg request']]],
  ['tile', [[]]],
  ['filet', [[]]],
  ['ab', [[]]],
  ['kubernetes', [[]]],
])('reads the slip of the pen %j', (text, terms) => {
  expect(meanings(text)).toEqual(terms);
});

test.each([
  ['approve !12', [['approv'], ['merg request']], true],
  ['close #7', [['clos'], ['issu']], true],
  ['file docs/setup.md', [['file']], true],
  ['branch feature/login', [['branch']], true],
  ['release v1.2.0', [['releas'], ['tag']], true],
  ['issue 55', [['issu']], true],
  ['issue', [['issu']], false],
])('takes the arguments out of %j', (text, terms, hasArgument) => {
  expect({ terms: meanings(text), hasArgument: read(text).hasArgument }).toEqual({ terms, hasArgument });
});

test.each([
  ['delete the branch', { delete: 0.75 }],
  ['close issue', { update: 1 }],
  ['comment on the issue', { create: 1 }],
  ['issue comment', {}],
  ['gh issue comment', { create: 1 }],
  ['closed issue', {}],
  ['labels', {}],
  ['how do I close the issue', { update: 1 }],
  ['who may delete the branch', { read: 1, list: 1 }],
  ['branch', {}],
  ['den Zweig löschen', { delete: 0.75 }],
])('tells what %j wants done', (text, effects) => {
  expect(wanted(text)).toEqual(effects);
});

test('counts the words that name the thing more than where it is', () => {
  expect(read('label in project').slots.map(slot => slot.weight)).toEqual([1, 0.8, 0.8]);
});

test('counts the end of a path through menus most', () => {
  expect(read('Settings > Project > Label').slots.map(slot => slot.weight)).toEqual([0.4, 1]);
});

test('counts another tool that is named first little', () => {
  expect(read('Jira: delete the branch').slots.map(slot => slot.weight)).toEqual([0.4, 0.75, 1]);
});

test('names what a verb is about by the kind of its value', () => {
  expect(read('delete main').slots.map(slot => [[...slot.meanings.keys()], slot.isHint])).toEqual([
    [['delet'], false],
    [['branch'], false],
  ]);
});

test('wants a list where several things are asked for', () => {
  expect([wanted('show the labels'), wanted('show the label'), wanted('which labels are there?')]).toEqual([
    { read: 0.7, list: 1 },
    { read: 1 },
    { read: 0.7, list: 1 },
  ]);
});

test('counts an aside least', () => {
  expect(read('issue about label').slots.map(slot => [[...slot.meanings.keys()], slot.weight])).toEqual([
    [['issu'], 1],
    [[], 0.3],
    [['label'], 0.3],
  ]);
});

test('takes a word that nothing knows for a person where a verb is about it', () => {
  const slots = read('delete sara').slots.map(slot => [[...slot.meanings.keys()], slot.isHint]);
  expect(slots).toEqual([
    [['delet'], false],
    [['member'], true],
    [[], true],
    [[], true],
    [[], false],
  ]);
});

test('knows a name from elsewhere', () => {
  expect(read('trello').slots).toEqual([{ weight: 1, meanings: new Map(), effects: [], isHint: false, isElsewhere: true }]);
});
