/** `search-index.json`: the vocabulary and MiniSearch's own serialisation of one document an action. */
import MiniSearch from 'minisearch';
import { type SearchFile, searchOptions, toSearchDocument, type Vocabulary } from '../../src/catalog/search-options.ts';
import type { Catalog } from '../model.ts';

export function searchFile(catalog: Catalog): SearchFile {
  const vocabulary: Vocabulary = catalog.vocabulary;
  const search = new MiniSearch(searchOptions(new Set(vocabulary.stop)));
  search.addAll(catalog.actions.map(action => toSearchDocument({ ...action, params: action.params.map(param => param.name) })));
  return { vocabulary, index: { ...search.toJSON() } };
}
