import {setTimeout as pause} from 'node:timers/promises';
import {
  ApiError,
  DeserializationError,
  UnreachableHostsError,
} from '../../../src/islands/search/client/http/errors';
import {HostList} from '../../../src/islands/search/client/http/HostList';
import {timedFetch} from '../../../src/islands/search/client/http/timedFetch';

export interface ProviderApiOptions {
  readonly appId: string;
  /** A key that may change the index; it is sent and never shown. */
  readonly adminKey: string;
  /** Addresses without a closing slash, best first. Left out for the provider's own. */
  readonly hosts?: readonly string[] | undefined;
  /** Longest wait for an answer, in milliseconds. Default 30 s (spec §9). */
  readonly timeout?: number;
  /** First wait before the hosts are tried again, in milliseconds; it doubles. */
  readonly patience?: number;
}

/** How often all hosts are tried. */
const ROUNDS = 3;

/** Connections that failed with one of these never carried the request. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** The hosts that take changes. */
function writeHosts(appId: string): string[] {
  return [
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** Calls the hosted provider's management interface: the first host that answers, again after a pause when none does. */
export class ProviderApi {
  readonly #hosts: HostList;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeout: number;
  readonly #patience: number;

  constructor({
    appId,
    adminKey,
    hosts = writeHosts(appId),
    timeout = 30_000,
    patience = 1000,
  }: ProviderApiOptions) {
    this.#hosts = new HostList(hosts, Date.now);
    this.#headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': adminKey,
    };
    this.#timeout = timeout;
    this.#patience = patience;
  }

  /**
   * @param repeatable - False for a request that must not arrive twice; then only connections that never came about are tried again.
   * @throws ApiError when the request is refused, UnreachableHostsError when no host answers, DeserializationError when the answer is no JSON.
   */
  async call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    repeatable = true,
  ): Promise<Readonly<Record<string, unknown>>> {
    const attempts: {host: string; reason: string}[] = [];
    const init = {method, headers: this.#headers, ...(body && {body: JSON.stringify(body)})};
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) await pause(this.#patience * 2 ** (round - 1));
      for (const host of this.#hosts.candidates()) {
        try {
          const {status, text} = await timedFetch(host + path, init, {
            connect: this.#timeout,
            answer: this.#timeout,
          });
          if (status < 500 && status !== 429) {
            this.#hosts.markWell(host);
            return readAnswer(host, `${method} ${path}`, status, text);
          }
          attempts.push({host, reason: `status ${status}`});
          if (!repeatable) throw new UnreachableHostsError(attempts);
        } catch (error) {
          if (
            error instanceof ApiError ||
            error instanceof DeserializationError ||
            error instanceof UnreachableHostsError
          )
            throw error;
          attempts.push({host, reason: reasonOf(error)});
          if (!repeatable && !isUnsent(error)) throw new UnreachableHostsError(attempts);
        }
        this.#hosts.markFailed(host);
      }
    }
    throw new UnreachableHostsError(attempts);
  }
}

function readAnswer(
  host: string,
  what: string,
  status: number,
  text: string,
): Readonly<Record<string, unknown>> {
  const answer = parse(text);
  const message = answer?.['message'];
  if (status >= 300)
    throw new ApiError(
      `${host} refused ${what}: ${typeof message === 'string' ? message : text.slice(0, 80)} (status ${status})`,
      status,
    );
  if (answer === undefined) throw new DeserializationError(host, text);
  return answer;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message : String(cause);
}

function isUnsent(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && UNSENT.includes(String(cause.code));
}
