import {remembered} from '@toolhive-docs/options/remembered';
import {countFacets, tally} from './result/facets';
import {hitsOf} from './result/hitsOf';
import {recordOf} from './result/recordOf';
import {resultOf} from './result/resultOf';
import {summaryOf} from './result/summaryOf';
import {compileFilter, scoreOf, valuesOf} from './filters/compileFilter';
import {facetFilter} from './filters/facetFilter';
import type {Filter} from './filters/Filter';
import {paramsOf} from './paramsOf';
import {resolveQuery, type ResolvedQuery} from './query/resolveQuery';
import {rankHits, type Ranking} from './rank/rankHits';
import {readRequest, type CompleteRequest} from './readRequest';
import {relatedPages} from './relatedPages';
import type {IndexFile} from './store/indexFile';
import {openStore, type Store} from './store/store';
import {suggestQueries} from './suggestQueries';
import type {FacetFilters, SearchRecord, SearchRequest, SearchResult} from './types';

/** Typing errors beyond the fewest, by how errors are treated. */
const MORE_TYPOS = {all: undefined, none: undefined, fewest: 0, few: 1} as const;

/** Answers the provider's search protocol from an index held in memory. */
export class SearchEngine {
  /** What the index holds. For the other modules of this package. */
  readonly store: Store;
  /** Records that hits were made of, by their nodes. */
  readonly #recordOf = remembered((node: number) => recordOf(node, this.store));

  /** @throws Error when the index file was written for another version of the engine. */
  constructor(file: IndexFile) {
    this.store = openStore(file);
  }

  /** Pages in the index. */
  get pageCount(): number {
    return this.store.nodes.pages.length;
  }

  /**
   * Answers one query. Any string can be asked.
   * @throws RequestError (status 400) when a field of the request has the wrong type.
   */
  search(request: SearchRequest): SearchResult {
    return this.run(readRequest(request), paramsOf(request));
  }

  /** Answers a request that has been read. `params` is the request as the result echoes it. */
  run(asked: CompleteRequest, params: string): SearchResult {
    const began = performance.now();
    const {page, hitsPerPage, slice} = asked;
    const first = slice?.offset ?? page * hitsPerPage;
    const resolved = resolveQuery(asked.query, this.store, asked);
    const ranking = this.#rank(resolved, asked, first + (slice?.length ?? hitsPerPage));
    const counts =
      asked.facets.length === 0
        ? undefined
        : countFacets(asked.facets, asked.facetOptions, (name) =>
            tally(ranking.everyHit.flatMap((node) => valuesOf(name, node, this.store))),
          );
    const hits = hitsOf(ranking.scores.slice(first), asked, resolved.needles, this.store, {
      recordOf: this.#recordOf,
      summaryOf: (node) => summaryOf(node, this.store),
    });
    return resultOf(asked, {hits, total: ranking.total, counts, params, began});
  }

  /** Every hit of a request that has been read, as numbers of nodes, in no order. */
  everyHit(asked: CompleteRequest): readonly number[] {
    return this.#rank(resolveQuery(asked.query, this.store, asked), asked, 0).everyHit;
  }

  /** Up to three other queries for one without hits; each of them has hits under the same filters. */
  suggest(query: string, facetFilters: FacetFilters = []): string[] {
    const allows = compileFilter(facetFilter(facetFilters), this.store);
    return suggestQueries(query, this.store, allows);
  }

  /** The title records of up to `count` pages that are about the same things, nearest first, with how near: 0 to 100. */
  related(url: string, count: number, filter: Filter = []): (SearchRecord & {_score: number})[] {
    const allows = compileFilter(filter, this.store);
    return relatedPages(url, count, this.store, allows).map(({node, score}) => ({
      ...recordOf(node, this.store),
      _score: score,
    }));
  }

  #rank(resolved: ResolvedQuery, asked: CompleteRequest, limit: number): Ranking {
    const {query, filter, optionalFilter, sumsScores, distinct, relax, words} = asked;
    // What holds no word, such as "?", asks for nothing; an empty query asks for everything.
    const isWordless =
      query.trim() !== '' && resolved.needles.length + resolved.excluded.length === 0;
    return rankHits(resolved, this.store, {
      allows: isWordless ? () => false : compileFilter(filter, this.store),
      distinct,
      limit,
      relax,
      worth:
        optionalFilter.length === 0 ? undefined : scoreOf(optionalFilter, sumsScores, this.store),
      moreTypos: MORE_TYPOS[words.typos],
    });
  }
}

/**
 * Opens an index.
 * @param data what `buildIndex` gave back, or its JSON.
 * @throws Error when the data is not JSON or was written for another version of the engine.
 */
export function loadIndex(data: IndexFile | string): SearchEngine {
  return new SearchEngine(typeof data === 'string' ? (JSON.parse(data) as IndexFile) : data);
}
