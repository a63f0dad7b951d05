import {
  buildIndex,
  lastingFields,
  loadIndex,
  passingFields,
  type Search,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  type Synonyms,
} from '..';
import {recordsOf, type TestPage} from './records';

/** An engine over these pages. */
export function engineOf(pages: readonly TestPage[], synonyms?: Partial<Synonyms>): SearchEngine {
  return loadIndex(JSON.stringify(buildIndex(recordsOf(pages), {synonyms})));
}

/** Pages of one text each, called /a, /b, /c … */
export function texts(...contents: string[]): SearchEngine {
  return engineOf(
    contents.map((content, at) => ({
      url: `/${'abcdefgh'[at]}`,
      lines: [
        ['lvl1', 'Page'],
        ['content', content],
      ],
    })),
  );
}

/** Addresses of the hits of a query, best first. */
export function urls(engine: SearchEngine, query: string, request: SearchRequest = {}): string[] {
  return engine.search({query, ...request}).hits.map(({url}) => url!);
}

/** A result with every field of the protocol. */
export type ProtocolResult = Omit<SearchResult, 'page' | 'nbPages' | 'hitsPerPage'> &
  Readonly<Record<string, unknown>>;

/** Answers a search that has been read. */
export const answerSearch = (engine: SearchEngine, search: Search): ProtocolResult =>
  ({...lastingFields(engine, search), ...passingFields(search, 1)}) as ProtocolResult;
