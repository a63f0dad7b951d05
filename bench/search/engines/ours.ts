import { buildIndex, loadIndex } from '../../../packages/search-engine';
import { synonyms } from '../synonyms';
import type { Engine } from './engine';

/** Our engine, asked the way a batch of queries is answered: one hit per page, as many words as possible. */
export const ours: Engine = {
  name: 'ours',
  open: (records) => {
    const engine = loadIndex(JSON.stringify(buildIndex(records, { synonyms: synonyms() })));
    return (query) => engine.search({ query, optionalWords: query, distinct: 'page', hitsPerPage: 10 }).hits.map((hit) => hit.url_without_anchor ?? '');
  },
};
