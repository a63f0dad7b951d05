import {
  answerFacetSearch,
  browse,
  findObject,
  hasPage,
  lastingFields,
  type Browse,
  type BrowseResult,
  type FacetSearch,
  type FacetSearchResult,
  type Search,
  type SearchEngine,
  type SearchRecord,
} from '@toolhive-docs/search-engine';
import {AnswerCache, answerKey} from './answers/AnswerCache';
import {writeAnswer} from './answers/resultBody';
import type {BuiltIndex} from './BuiltIndex';
import {FairScheduler} from './FairScheduler';
import type {
  Answer,
  Caller,
  RelatedRecord,
  RelatedRequest,
  SearchBackend,
  Timed,
} from './SearchBackend';

/** Searches in the index of a build, held in memory. What was answered before is answered without waiting. */
export class EmbeddedBackend implements SearchBackend {
  readonly #scheduler = new FairScheduler();
  readonly #answers = new AnswerCache();

  constructor(private readonly index: BuiltIndex) {}

  async ready(): Promise<void> {
    this.index.open();
  }

  async search(search: Search, base: string, {client, signal}: Caller): Promise<Answer> {
    const engine = this.index.open();
    const key = answerKey(search.parameters, base);
    const find = (): Answer | undefined => {
      const result = this.#answers.find(engine, key);
      return result && {result, milliseconds: 0, isKept: true};
    };
    const make = () => writeAnswer(lastingFields(engine, search), base);
    const keep = () => this.#answers.keep(engine, key, make());
    return (
      find() ??
      // While it waits, another reader may have asked the same.
      this.#scheduler.run(client, signal, () => find() ?? {...timed(keep), isKept: false})
    );
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

  async #run<T>({client, signal}: Caller, compute: (engine: SearchEngine) => T): Promise<T> {
    const engine = this.index.open();
    return this.#scheduler.run(client, signal, () => compute(engine));
  }
}

function timed<T>(compute: () => T): Timed<T> {
  const began = performance.now();
  const result = compute();
  return {result, milliseconds: performance.now() - began};
}
