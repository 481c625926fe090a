// Made from catalog/domains/interactive by `npm run codegen`.
import {  } from '../../src/catalog/rows.ts';

export const handlers = {
};
