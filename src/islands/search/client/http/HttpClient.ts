import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import type {SearchClient} from '../SearchClient';
import {DeserializationError, MissingApiKeyError, MissingAppIdError} from './errors';
import {hostedHosts} from './hostedHosts';
import {readResult} from './readResult';
import {Transport} from './Transport';

/** Most queries tried for one that found nothing. */
const MAX_QUERIES = 8;

/** What a query may have meant: the same without one of its words, and without the ends of its words. */
function shorterQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const withoutOne =
    words.length > 1 ? words.map((_, index) => words.toSpliced(index, 1).join(' ')) : [];
  const beginnings = words
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, Math.ceil(word.length / 2)));
  return [...new Set([...withoutOne, ...beginnings])].slice(0, MAX_QUERIES);
}

/** The hosted provider's hosts, with the fallbacks in an order of chance, which spreads the load. */
function hostsInTurn(appId: string): string[] {
  const [first, ...fallbacks] = hostedHosts(appId);
  const drawn = fallbacks.map((host) => ({host, order: Math.random()}));
  return [first, ...drawn.sort((a, b) => a.order - b.order).map(({host}) => host)];
}

export interface HttpClientOptions {
  /** Who asks, with which key. Left out for an endpoint of our own that wants none. */
  readonly appId?: string;
  readonly apiKey?: string;
  /** None for the provider's own hosts. */
  readonly hosts?: readonly string[];
}

const MAX_SUGGESTIONS = 3;

/** Asks hosts that speak the search protocol: the hosted provider's, or `server/`. */
export class HttpClient implements SearchClient {
  readonly #transport: Transport;

  /**
   * @throws MissingAppIdError, MissingApiKeyError when one is given without the other, or when neither of them nor hosts are given.
   */
  constructor({appId = '', apiKey = '', hosts = []}: HttpClientOptions) {
    const isOpen = hosts.length > 0 && appId === '' && apiKey === '';
    if (!isOpen && appId === '') throw new MissingAppIdError();
    if (!isOpen && apiKey === '') throw new MissingApiKeyError();
    this.#transport = new Transport({
      hosts: hosts.length > 0 ? hosts : hostsInTurn(appId),
      parameters: {
        'x-algolia-agent': 'docs',
        ...(!isOpen && {'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId}),
      },
    });
  }

  prepare(): void {
    // Nothing to fetch ahead: the answers come from elsewhere.
  }

  /** @throws what {@link Transport.post} throws; DeserializationError also for JSON without a result for each request. */
  async search(requests: readonly SearchRequest[]): Promise<readonly SearchResult[]> {
    const answer = await this.#transport.post('/1/indexes/*/queries', {requests});
    const results = readResults(answer, requests);
    if (!results) throw new DeserializationError('the search host', JSON.stringify(answer));
    return results;
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

/** The results of an answer, one for each request; undefined where it does not have that form. */
function readResults(
  answer: unknown,
  requests: readonly SearchRequest[],
): readonly SearchResult[] | undefined {
  const {results} = Object(answer) as {results?: unknown};
  if (!Array.isArray(results) || results.length !== requests.length) return undefined;
  const read = requests.flatMap(
    ({hitsPerPage}, index) => readResult(results[index], hitsPerPage) ?? [],
  );
  return read.length === requests.length ? read : undefined;
}
