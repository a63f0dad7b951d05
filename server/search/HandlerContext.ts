import type {EventStore} from './log/EventStore';
import type {ClientQuota} from './log/ClientQuota';
import type {Caller, SearchBackend} from './SearchBackend';

/** Dependencies of the search handlers. */
export interface HandlerContext {
  readonly backend: SearchBackend;
  readonly indexName: string;
  /** What each client may add to the log. */
  readonly quota: ClientQuota;
  /** Called for each search with words, with the time it computed. */
  readonly onSearch?: ((isFound: boolean, milliseconds: number) => void) | undefined;
  /** Left out when events are off. */
  readonly log?: EventStore | undefined;
}

/** A request as handlers read it. */
export interface ApiRequest extends Caller {
  /** Parts of the path that the route leaves open, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** What follows the question mark, without the provider's keys. */
  readonly address: URLSearchParams;
  /** JSON of the body; undefined for a GET. */
  readonly body: unknown;
  /** Address that the addresses of records are completed with. */
  readonly base: string;
}

/** Answers a request with what becomes JSON, or is JSON already. @throws HttpError, RequestError for a request that fails. */
export type Handler = (request: ApiRequest, context: HandlerContext) => Promise<object>;
