import MiniSearch from 'minisearch';
import {answer, type Engine} from './engine';

/** MiniSearch with its own defaults. */
export const miniSearchPlain: Engine = {
  name: 'MiniSearch, plain',
  setUp: 'its defaults, every record a document, every attribute a field',
  open: (records) => {
    const search = new MiniSearch({
      fields: ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'],
      storeFields: ['url'],
    });
    search.addAll(
      records.map(({url, hierarchy, content}, id) => ({id, url, content, ...hierarchy})),
    );
    return {
      ask: (query) => answer(() => search.search(query).map((result) => String(result.url))),
      files: () => [JSON.stringify(search)],
    };
  },
};
