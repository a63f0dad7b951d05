import {create, insertMultiple, save, search, type Results, type TypedDocument} from '@orama/orama';
import {answer, type Engine} from './engine';
import {sectionsOf} from './sections';

const schema = {id: 'string', title: 'string', titles: 'string', text: 'string'} as const;

/** Orama's full-text search. */
export const orama: Engine = {
  name: 'Orama',
  setUp:
    'sections as documents, English stemming, tolerance 1, titles boosted fourfold; it completes words by itself',
  open: async (records) => {
    const db = create({
      schema,
      components: {tokenizer: {language: 'english', stemming: true, stemmerSkipProperties: ['id']}},
    });
    await insertMultiple(db, sectionsOf(records));
    const find = (term: string): string[] => {
      const found = search(db, {
        term,
        properties: ['title', 'titles', 'text'],
        boost: {title: 4, titles: 2},
        tolerance: 1,
        limit: 200,
      });
      return (found as Results<TypedDocument<typeof db>>).hits.map(({document}) => document.id);
    };
    return {ask: (query) => answer(() => find(query)), files: () => [JSON.stringify(save(db))]};
  },
};
