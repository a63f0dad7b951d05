import {Charset, Document, Encoder} from 'flexsearch';
import english from 'flexsearch/lang/en';
import {answer, type Engine} from './engine';
import {sectionsOf} from './sections';

/** FlexSearch's document index. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  setUp:
    'sections as documents, sounds for typing errors (LatinBalance), its English pack, words from their beginning, suggestions; hits in titles before hits in texts',
  open: (records) => {
    const sections = sectionsOf(records);
    const index = new Document({
      tokenize: 'forward',
      encoder: new Encoder(Charset.LatinBalance).assign(english),
      document: {id: 'id', index: ['title', 'titles', 'text']},
    });
    sections.forEach((section, id) => index.add({...section, id}));
    const find = (query: string): string[] =>
      index
        .search(query, {suggest: true, limit: 200})
        .flatMap(({result}) => result.map((id) => sections[Number(id)]?.id ?? ''));
    const files = (): string[] => {
      const parts: string[] = [];
      index.export((_key: string, data: string) => void parts.push(data));
      return parts;
    };
    return {ask: (query) => answer(() => find(query)), files};
  },
};
