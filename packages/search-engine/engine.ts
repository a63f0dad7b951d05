import {compileFilters, countFacets} from './answer/facets';
import {hitOf} from './answer/hitOf';
import {Marker} from './answer/marks';
import {recordOf} from './answer/recordOf';
import {MAX_QUERY_LENGTH} from './constants';
import {resolveQuery} from './query/resolveQuery';
import {rankHits} from './rank/rankHits';
import {readBatch, readRequest} from './readRequest';
import {relatedPages} from './relatedPages';
import type {IndexFile} from './store/indexFile';
import {openStore, type Store} from './store/store';
import {suggestQueries} from './suggestQueries';
import type {FacetFilters, SearchBatch, SearchRecord, SearchRequest, SearchResult} from './types';

/** Answers the provider's search protocol from an index held in memory. */
export class SearchEngine {
  readonly #store: Store;

  /** @throws Error when the index file was written for another version of the engine. */
  constructor(file: IndexFile) {
    this.#store = openStore(file);
  }

  /** Pages in the index. */
  get pageCount(): number {
    return this.#store.nodes.pages.length;
  }

  /**
   * Answers one query. Any string can be asked.
   * @throws RequestError (status 400) when a field of the request has the wrong type.
   */
  search(request: SearchRequest): SearchResult {
    const began = performance.now();
    const asked = readRequest(request);
    const {page, hitsPerPage, query} = asked;
    const resolved = resolveQuery(query, this.#store, {
      advanced: asked.advancedSyntax,
      optionalWords: asked.optionalWords,
    });
    // What holds no word, such as "?", asks for nothing; an empty query asks for everything.
    const isWordless =
      query.trim() !== '' && resolved.needles.length + resolved.excluded.length === 0;
    const ranking = rankHits(resolved, this.#store, {
      allows: isWordless ? () => false : compileFilters(asked.facetFilters, this.#store.nodes),
      distinct: asked.distinct,
      limit: (page + 1) * hitsPerPage,
    });
    const shown = resolved.needles.filter(({required}) => required);
    const marker = new Marker(shown, this.#store);
    const style = {
      retrieve: asked.attributesToRetrieve,
      snippets: asked.attributesToSnippet,
      ellipsis: asked.snippetEllipsisText,
      tags: {pre: asked.highlightPreTag, post: asked.highlightPostTag},
      needles: shown.length,
    };
    return {
      hits: ranking.nodes
        .slice(page * hitsPerPage)
        .map((node) => hitOf(recordOf(node, this.#store), marker, style)),
      nbHits: ranking.total,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(ranking.total / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: query.slice(0, MAX_QUERY_LENGTH),
      params: paramsOf(request),
      index: asked.indexName,
      ...(asked.facets.length > 0 && {
        facets: countFacets(asked.facets, ranking.everyHit, this.#store.nodes),
      }),
      ...(asked.clickAnalytics && {queryID: crypto.randomUUID().replaceAll('-', '')}),
      processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
    };
  }

  /**
   * Answers a batch, in order.
   * @throws RequestError (status 400) when the batch or one of its requests has the wrong shape; then nothing is answered.
   */
  multi(batch: SearchBatch): {results: SearchResult[]} {
    return {results: readBatch(batch).map((request) => this.search(request))};
  }

  /** Up to three other queries for one without hits; each of them has hits under the same filters. */
  suggest(query: string, facetFilters: FacetFilters = []): string[] {
    return suggestQueries(query, this.#store, compileFilters(facetFilters, this.#store.nodes));
  }

  /** The title records of up to `count` pages that are about the same things, nearest first. */
  related(url: string, count: number): SearchRecord[] {
    return relatedPages(url, count, this.#store).map((node) => recordOf(node, this.#store));
  }
}

/** The request as the provider echoes it. */
function paramsOf(request: SearchRequest): string {
  const fields = Object.entries(request).filter(
    ([name, value]) => name !== 'indexName' && value !== undefined && value !== null,
  );
  return fields
    .map(
      ([name, value]) =>
        `${name}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}

/** Half of a surrogate pair has no encoding; it is written as the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
