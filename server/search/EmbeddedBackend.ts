import {
  answerFacetSearch,
  answerSearch,
  browse,
  findObject,
  hasPage,
  type Browse,
  type BrowseResult,
  type FacetSearch,
  type FacetSearchResult,
  type ProtocolResult,
  type Search,
  type SearchEngine,
  type SearchRecord,
} from '@toolhive-docs/search-engine';
import {BuiltIndex} from './BuiltIndex';
import {FairScheduler} from './FairScheduler';
import type {Caller, RelatedRecord, RelatedRequest, SearchBackend, Timed} from './SearchBackend';

/** Searches in the index of a build, held in memory. */
export class EmbeddedBackend implements SearchBackend {
  readonly #index: BuiltIndex;
  readonly #scheduler = new FairScheduler();

  constructor(buildDir: string) {
    this.#index = new BuiltIndex(buildDir);
  }

  async ready(): Promise<void> {
    await this.#index.open();
  }

  search(search: Search, caller: Caller): Promise<Timed<ProtocolResult>> {
    return this.#run(caller, (engine) => timed(() => answerSearch(engine, search)));
  }

  facetSearch(search: FacetSearch, caller: Caller): Promise<Timed<FacetSearchResult>> {
    return this.#run(caller, (engine) => timed(() => answerFacetSearch(engine, search)));
  }

  browse(step: Browse, caller: Caller): Promise<BrowseResult> {
    return this.#run(caller, (engine) => browse(engine, step));
  }

  records(ids: readonly string[], caller: Caller): Promise<(SearchRecord | undefined)[]> {
    return this.#run(caller, (engine) => ids.map((id) => findObject(engine, id)));
  }

  related(
    {address, objectID, count, filter}: RelatedRequest,
    caller: Caller,
  ): Promise<readonly RelatedRecord[]> {
    return this.#run(caller, (engine) => {
      const page = hasPage(engine, address)
        ? address
        : findObject(engine, objectID)?.url_without_anchor;
      return page === undefined ? [] : engine.related(page, count, filter);
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #run<T>({client, signal}: Caller, compute: (engine: SearchEngine) => T): Promise<T> {
    const engine = await this.#index.open();
    return this.#scheduler.run(client, signal, () => compute(engine));
  }
}

function timed<T>(compute: () => T): Timed<T> {
  const began = performance.now();
  const result = compute();
  return {result, milliseconds: performance.now() - began};
}
