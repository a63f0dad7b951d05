import lunr from 'lunr';
import {answer, type Engine} from './engine';
import {sectionsOf} from './sections';

/** lunr with the query its guide builds for search while typing. */
export const lunrSearch: Engine = {
  name: 'lunr',
  setUp:
    'sections as documents, English stemming and stop words, titles boosted; each word exact (×100), as a beginning (×10) and with one error (×1)',
  open: (records) => {
    const index = lunr(function () {
      this.ref('id');
      this.field('title', {boost: 10});
      this.field('titles', {boost: 2});
      this.field('text');
      for (const section of sectionsOf(records)) this.add(section);
    });
    const find = (text: string): string[] =>
      index
        .query((query) => {
          for (const term of lunr.tokenizer(text).map(String)) {
            query.term(term, {boost: 100});
            query.term(term, {
              boost: 10,
              usePipeline: false,
              wildcard: lunr.Query.wildcard.TRAILING,
            });
            if (term.length > 3) query.term(term, {boost: 1, usePipeline: false, editDistance: 1});
          }
        })
        .map(({ref}) => ref);
    return {ask: (query) => answer(() => find(query)), files: () => [JSON.stringify(index)]};
  },
};
