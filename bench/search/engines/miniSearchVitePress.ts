import MiniSearch from 'minisearch';
import {answer, type Engine} from './engine';
import {sectionsOf, type Section} from './sections';

/** MiniSearch the way VitePress' local search uses it. */
export const miniSearchVitePress: Engine = {
  name: 'MiniSearch, VitePress',
  setUp: 'sections as documents, fuzzy 0.2, prefix, titles boosted fourfold, texts twofold',
  open: (records) => {
    const search = new MiniSearch<Section>({
      fields: ['title', 'titles', 'text'],
      storeFields: ['title', 'titles'],
      searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
    });
    search.addAll(sectionsOf(records));
    return {
      ask: (query) => answer(() => search.search(query).map(({id}) => String(id))),
      files: () => [JSON.stringify(search)],
    };
  },
};
