import { expect, test } from 'vitest';
import { registry } from '../../src/catalog/generated.ts';
import { figuresOf, judge, ownQueries } from './evaluation.ts';

const queries = ownQueries();
const judged = queries.map(judge);

test('asks for actions that exist', () => {
  const known = new Set(registry().map(entry => entry.id));
  expect(queries.flatMap(query => query.right).filter(id => !known.has(id))).toEqual([]);
});

test('has enough queries, none of them twice', () => {
  expect([queries.length >= 220, new Set(queries.map(query => query.text)).size]).toEqual([true, queries.length]);
});

test('finds what people ask for among the first five', () => {
  expect(figuresOf(judged).hit5).toBeGreaterThanOrEqual(0.9);
});

test('finds it first more often than not', () => {
  expect(figuresOf(judged).hit1).toBeGreaterThanOrEqual(0.75);
});

test('doubts itself where there is nothing, and seldom elsewhere', () => {
  const none = figuresOf(judged.filter(({ query }) => query.right.length === 0));
  expect([none.hit1 >= 0.8, figuresOf(judged).weak <= 0.08]).toEqual([true, true]);
});
