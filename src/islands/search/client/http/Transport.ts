import {ApiError, DeserializationError, UnreachableHostsError} from './errors';
import {HostList} from './HostList';
import {READ, timedFetch, WRITE, type Timeouts} from './timedFetch';

export interface TransportOptions {
  /** Addresses without a closing slash, best first. A path in the address is kept. */
  readonly hosts: readonly string[];
  /** Sent with every request. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Sends requests of the search protocol to the first host that answers. */
export class Transport {
  readonly #hosts: HostList;
  readonly #query: string;

  constructor({hosts, parameters}: TransportOptions) {
    this.#hosts = new HostList(hosts);
    this.#query = new URLSearchParams(parameters).toString();
  }

  /**
   * Posts `body` as JSON. The type says text, so that browsers need not ask for permission first.
   *
   * @param path - Path below the host, from its slash.
   * @param kind - The site only reads; `write` is here for the specification (9-20).
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
    const limits = kind === 'read' ? READ : WRITE;
    const attempts: {host: string; reason: string}[] = [];
    /** What hosts may answer yet that have been given up for the next one. */
    const late: Promise<Answer>[] = [];
    for (const host of this.#hosts.candidates()) {
      const fail = (reason: string): void => {
        attempts.push({host, reason});
        this.#hosts.markFailed(host);
      };
      const answer = await new Promise<Answer | undefined>((resolve) => {
        const asked = this.#ask(host, path, init, limits, () => {
          fail(`no answer within ${limits.connect} ms`);
          late.push(asked);
          resolve(undefined);
        });
        asked.then(resolve, (error: unknown) => {
          if (!late.includes(asked)) fail(error instanceof Error ? error.message : String(error));
          resolve(undefined);
        });
      });
      if (answer) return this.#take(answer);
    }
    const last = await Promise.any(late).catch(() => undefined);
    if (last) return this.#take(last);
    throw new UnreachableHostsError(attempts);
  }

  /** Asks one host. @throws Error when it cannot answer. */
  async #ask(
    host: string,
    path: string,
    init: RequestInit,
    limits: Timeouts,
    onSlow: () => void,
  ): Promise<Answer> {
    const url = `${host}${path}?${this.#query}`;
    const {status, text} = await timedFetch(url, init, limits, onSlow);
    if (status >= 500) throw new Error(`status ${status}`);
    return {host, status, text};
  }

  /** A host whose answer is used is well; one that answered after another had been asked stays left out. */
  #take(answer: Answer): unknown {
    this.#hosts.markWell(answer.host);
    return readAnswer(answer);
  }
}

interface Answer {
  readonly host: string;
  readonly status: number;
  readonly text: string;
}

function readAnswer({host, status, text}: Answer): unknown {
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
