import MiniSearch from 'minisearch';
import { firstPages, type Engine } from './engine';

/** MiniSearch with its own defaults over the same records, every attribute a field. */
export const miniSearchPlain: Engine = {
  name: 'MiniSearch, plain',
  open: (records) => {
    const search = new MiniSearch({ fields: ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'], storeFields: ['url'] });
    search.addAll(records.map(({ url, hierarchy, content }, id) => ({ id, url, content, ...hierarchy })));
    return (query) => firstPages(search.search(query).map((result) => String(result.url)));
  },
};
