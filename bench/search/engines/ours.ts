import {buildIndex, loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {pagesRequest} from '../../../scripts/search/pagesRequest';
import {OF_NEWEST} from '../newestVersion';
import {synonyms} from '../synonyms';
import {answer, type Engine, type OpenEngine} from './engine';

/** Our engine over the records, asked the way `npm run search:query` asks it. */
export const ours: Engine = {
  name: 'ours',
  setUp: 'as on the site: one hit per page, as many words as possible, the synonyms of `specs/`',
  open: (records) => {
    const file = JSON.stringify(buildIndex(records, {synonyms: synonyms()}));
    return askable(loadIndex(file), file);
  },
};

/** Our engine over an index file that is there already. */
export function askable(engine: SearchEngine, file: string): OpenEngine {
  return {
    ask: (query) =>
      answer(() =>
        engine
          .search({...pagesRequest(query), facetFilters: OF_NEWEST})
          .hits.map((hit) => hit.url_without_anchor ?? ''),
      ),
    files: () => [file],
  };
}
