import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import type {SearchClient} from '../SearchClient';
import {DeserializationError, MissingApiKeyError, MissingAppIdError} from './errors';
import {hostedHosts} from './hostedHosts';
import {Transport} from './Transport';
import {shorterQueries} from './shorterQueries';

export interface HttpClientOptions {
  /** Who asks. Left out for an endpoint of our own that wants no key. */
  readonly credentials?: {readonly appId?: string; readonly apiKey?: string};
  /** Left out for the provider's own hosts. */
  readonly hosts?: readonly string[];
  /** The time in milliseconds. */
  readonly now?: () => number;
}

const MAX_SUGGESTIONS = 3;

/** Asks hosts that speak the search protocol: the hosted provider's, or `server/`. */
export class HttpClient implements SearchClient {
  readonly #transport: Transport;

  /**
   * @throws MissingAppIdError, MissingApiKeyError when credentials are given without one of their halves,
   *   or when neither credentials nor hosts are given.
   */
  constructor({credentials, hosts, now}: HttpClientOptions) {
    const {appId = '', apiKey = ''} = credentials ?? {};
    const isOpen = credentials === undefined && hosts !== undefined;
    if (!isOpen && appId === '') throw new MissingAppIdError();
    if (!isOpen && apiKey === '') throw new MissingApiKeyError();
    this.#transport = new Transport({
      hosts: hosts ?? hostedHosts(appId),
      parameters: {
        'x-algolia-agent': 'docs',
        ...(!isOpen && {'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId}),
      },
      ...(now && {now}),
    });
  }

  prepare(): void {
    // Nothing to fetch ahead: the answers come from elsewhere.
  }

  /** @throws what {@link Transport.post} throws; DeserializationError also for JSON without a result for each request. */
  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    const answer = await this.#transport.post('/1/indexes/*/queries', {requests});
    if (!isBatch(answer, requests.length))
      throw new DeserializationError('the search host', JSON.stringify(answer));
    return answer.results;
  }

  async suggest(request: SearchRequest): Promise<readonly string[]> {
    const queries = shorterQueries(request.query ?? '');
    if (queries.length === 0) return [];
    const results = await this.search(
      queries.map((query) => ({...request, query, hitsPerPage: 0})),
    );
    return queries
      .filter((_, index) => (results[index]?.nbHits ?? 0) > 0)
      .slice(0, MAX_SUGGESTIONS);
  }
}

function isBatch(answer: unknown, count: number): answer is {results: SearchResult[]} {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('results' in answer) ||
    !Array.isArray(answer.results)
  )
    return false;
  const results: unknown[] = answer.results;
  return (
    results.length === count &&
    results.every(
      (result) =>
        typeof result === 'object' &&
        result !== null &&
        'hits' in result &&
        Array.isArray(result.hits),
    )
  );
}
