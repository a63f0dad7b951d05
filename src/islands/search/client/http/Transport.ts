import {ApiError, DeserializationError, UnreachableHostsError} from './errors';
import {HostList} from './HostList';
import {READ, timedFetch, WRITE} from './timedFetch';

export interface TransportOptions {
  /** Addresses without a closing slash, best first. A path in the address is kept. */
  readonly hosts: readonly string[];
  /** Sent with every request. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** Sends requests of the search protocol to the first host that answers. */
export class Transport {
  readonly #hosts: HostList;
  readonly #query: string;

  constructor({hosts, parameters, now = Date.now}: TransportOptions) {
    this.#hosts = new HostList(hosts, now);
    this.#query = new URLSearchParams(parameters).toString();
  }

  /**
   * Posts `body` as JSON. The type says text, so that browsers need not ask for permission first.
   *
   * @param path - Path below the host, from its slash.
   * @throws UnreachableHostsError when every host hangs, refuses, or fails with a status of 5xx.
   * @throws ApiError when a host refuses the request (4xx); no other host is asked then.
   * @throws DeserializationError when the answer is not JSON.
   */
  async post(path: string, body: object, kind: 'read' | 'write' = 'read'): Promise<unknown> {
    const init = {
      method: 'POST',
      headers: {'content-type': 'text/plain'},
      body: JSON.stringify(body),
    };
    const attempts: {host: string; reason: string}[] = [];
    for (const host of this.#hosts.candidates()) {
      try {
        const {status, text} = await timedFetch(
          `${host}${path}?${this.#query}`,
          init,
          kind === 'read' ? READ : WRITE,
        );
        if (status < 500) {
          this.#hosts.markWell(host);
          return readAnswer(host, status, text);
        }
        attempts.push({host, reason: `status ${status}`});
      } catch (error) {
        if (error instanceof ApiError || error instanceof DeserializationError) throw error;
        attempts.push({host, reason: error instanceof Error ? error.message : String(error)});
      }
      this.#hosts.markFailed(host);
    }
    throw new UnreachableHostsError(attempts);
  }
}

function readAnswer(host: string, status: number, text: string): unknown {
  const answer = parse(text);
  if (status >= 300) {
    const message =
      typeof answer === 'object' && answer !== null && 'message' in answer
        ? String(answer.message)
        : text.slice(0, 80);
    throw new ApiError(`${host} refused the search: ${message} (status ${status})`, status);
  }
  if (answer === undefined) throw new DeserializationError(host, text);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
