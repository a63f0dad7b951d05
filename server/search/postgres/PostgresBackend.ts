import type {
  Browse,
  BrowseResult,
  FacetSearch,
  FacetSearchResult,
  Search,
  SearchRecord,
  SearchResult,
} from '@toolhive-docs/search-engine';
import {
  browseResult,
  facetSearchResult,
  facetsOfCounts,
  fold,
  lastingFieldsFrom,
  resultOf,
  runStepsFrom,
  meets,
  SynonymTable,
  valueCounts,
  withFewerWords,
  type About,
  type CompleteRequest,
} from '@toolhive-docs/search-engine/parts';
import {escapeLiteral, type ClientBase} from 'pg';
import {writeAnswer} from '../answers/resultBody';
import {HttpError} from '../HttpError';
import type {
  Answer,
  Caller,
  RelatedRecord,
  RelatedRequest,
  SearchBackend,
  Timed,
} from '../SearchBackend';
import {DatabaseHosts} from './DatabaseHosts';
import {
  findPages,
  findRecords,
  type FoundPages,
  type FoundRecords,
  type PageSearch,
} from './findPages';
import {findRelated} from './findRelated';
import {onlyRow, storable} from './onlyRow';
import {rankPages} from './rankPages';
import {pageSearch, type Version} from './resolveWords';
import {FORMAT} from './schema';

/** What a search found, and how it was read. */
interface SearchedPages {
  readonly search: PageSearch;
  readonly found: FoundPages;
}

interface Newest {
  readonly version: number;
  readonly id: string;
}

/** What is read of a version. */
type Work<T> = (client: ClientBase, version: Version) => Promise<T>;

/** Versions whose description is kept: the newest and the one before, which a standby may still have. */
const MOST_KNOWN = 2;

/**
 * Searches in an index that `npm run search:push -- --to postgresql` has written. PostgreSQL finds and counts hits and the best pages; the
 * engine's own code ranks the records of these pages and writes the hits. Each answer comes from one version. This program keeps nothing
 * but descriptions of versions, which never change.
 */
export class PostgresBackend implements SearchBackend {
  readonly #hosts: DatabaseHosts;
  readonly #newest: string;
  readonly #known = new Map<string, Version>();

  /** @param url - Of the database; several hosts may stand in it. */
  constructor(
    url: string,
    private readonly indexName: string,
  ) {
    this.#hosts = new DatabaseHosts(url);
    this.#newest = `SELECT version, id FROM docs_search_versions
      WHERE index_name = ${escapeLiteral(indexName)} AND format = ${FORMAT} ORDER BY version DESC LIMIT 1`;
  }

  /** At once: while the database is away pages are served all the same, by every replica. */
  ready(): Promise<void> {
    return Promise.resolve();
  }

  async search(search: Search, base: string, caller: Caller): Promise<Answer> {
    const written = await this.#timed(caller, async (client, version) => {
      const run = (asked: CompleteRequest) => this.#run(client, version, asked);
      return writeAnswer(await lastingFieldsFrom(run, search), base);
    });
    return {...written, isKept: false};
  }

  facetSearch(search: FacetSearch, caller: Caller): Promise<Timed<FacetSearchResult>> {
    return this.#timed(caller, async (client, version) => {
      const {
        result: {found},
      } = await runStepsFrom(
        withFewerWords<SearchedPages>(search, ({found: {total}}) => total === 0),
        (asked) => this.#find(client, version, asked),
      );
      const values = valueCounts(
        search.facet,
        found.classes,
        version.about.classes,
        search.asked.facetOptions.order,
      );
      return facetSearchResult(
        search,
        values.map(([value, hits]) => [String(value), hits]),
      );
    });
  }

  async browse(step: Browse, caller: Caller): Promise<BrowseResult> {
    return this.#read(caller, async (client, version) => {
      const {result} = await runStepsFrom(
        withFewerWords<FoundRecords>(step, ({total}) => total === 0),
        async (asked) =>
          findRecords(
            client,
            await pageSearch(client, version, asked),
            step.first,
            asked.hitsPerPage,
          ),
      );
      return browseResult(step, result.records, result.total);
    });
  }

  async records(ids: readonly string[], caller: Caller): Promise<(SearchRecord | undefined)[]> {
    return this.#read(caller, async (client, {version}) => {
      const {rows} = await client.query<{record: SearchRecord}>(
        'SELECT record FROM docs_search_texts WHERE version = $1 AND object_id = ANY ($2::text[])',
        [version, ids.map(storable)],
      );
      const byId = new Map(rows.map(({record}) => [record.objectID, record]));
      return ids.map((id) => byId.get(id));
    });
  }

  related(request: RelatedRequest, caller: Caller): Promise<readonly RelatedRecord[]> {
    return this.#read(caller, (client, {version, about}) =>
      findRelated(client, version, request, meets(request.filter, about.classes)),
    );
  }

  close(): Promise<void> {
    return this.#hosts.close();
  }

  async #run(client: ClientBase, version: Version, asked: CompleteRequest): Promise<SearchResult> {
    const began = performance.now();
    const {search, found} = await this.#find(client, version, asked);
    const hits = await rankPages(client, version, search, found);
    const {classes} = version.about;
    const counts =
      asked.facets.length === 0
        ? undefined
        : facetsOfCounts(asked.facets, found.classes, classes, asked.facetOptions);
    return resultOf(asked, {hits, total: found.total, counts, params: '', began});
  }

  async #find(
    client: ClientBase,
    version: Version,
    asked: CompleteRequest,
  ): Promise<SearchedPages> {
    const search = await pageSearch(client, version, asked);
    return {search, found: await findPages(client, search, version.size.pages)};
  }

  #timed<T>(caller: Caller, work: Work<T>): Promise<Timed<T>> {
    return this.#read(caller, async (client, version) => {
      const began = performance.now();
      const result = await work(client, version);
      return {result, milliseconds: performance.now() - began};
    });
  }

  async #read<T>(caller: Caller, work: Work<T>): Promise<T> {
    return this.#hosts.read(caller, this.#newest, async (client, begun) => {
      if (begun === undefined) throw noIndex(this.indexName);
      return work(client, await this.#describe(client, begun as Newest));
    });
  }

  async #describe(client: ClientBase, {version, id}: Newest): Promise<Version> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const {about} = await onlyRow<{about: About}>(client, {
      text: 'SELECT about FROM docs_search_versions WHERE version = $1',
      values: [version],
    });
    const described: Version = {
      version,
      about,
      names: new Set(about.synonyms.names.map(fold)),
      synonyms: new SynonymTable(about.synonyms),
      size: {pages: about.pages, texts: about.texts},
    };
    this.#known.set(id, described);
    for (const old of [...this.#known.keys()].slice(0, -MOST_KNOWN)) this.#known.delete(old);
    return described;
  }
}

function noIndex(name: string): HttpError {
  return new HttpError(
    503,
    `The search database holds no index ${name}; it comes with: npm run search:push -- --to postgresql --yes`,
    {'Retry-After': '1'},
  );
}
