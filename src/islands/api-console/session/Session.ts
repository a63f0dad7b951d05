import type {Sandbox, SandboxOptions} from '@toolhive-docs/api-sandbox';
import type {ApiSpec} from '@toolhive-docs/api-spec';
import {buildRequest, type ConsoleRequest} from '../request/buildRequest';
import type {ConsoleOperation} from '../request/ConsoleOperation';
import type {Draft} from '../request/Draft';
import {initialHost, serverAddress} from '../request/serverAddress';
import {sendToSandbox} from '../send/sendToSandbox';
import {sendToServer} from '../send/sendToServer';
import type {Exchange, SessionState} from './SessionState';
import {loadSession, storeSession, type StoredTour} from './storedSession';

/** Exchanges that are remembered. */
const LONGEST_HISTORY = 50;

/** The consoles' common ground: the sandbox, where requests go, and what was sent. One for each load of the page. */
export class Session {
  readonly #start: (state: SandboxOptions['state']) => Sandbox;
  readonly #listeners = new Set<() => void>();
  #sandbox: Sandbox;
  #tour: StoredTour | undefined;
  #count = 0;
  #state: SessionState;

  constructor(
    readonly spec: ApiSpec,
    start: (state: SandboxOptions['state']) => Sandbox,
  ) {
    const {target = 'sandbox', host = initialHost(spec), sandbox, tour} = loadSession();
    this.#start = start;
    this.#sandbox = start(sandbox);
    this.#tour = tour;
    this.#state = {target, host, history: [], recalled: undefined, resets: 0};
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far the tour is; undefined before it begins. */
  get tour(): StoredTour | undefined {
    return this.#tour;
  }

  keepTour(tour: StoredTour): void {
    this.#tour = tour;
    this.#store();
  }

  choose(choice: Partial<Pick<SessionState, 'target' | 'host'>>): void {
    this.#change(choice);
  }

  recall(exchange: Exchange): void {
    this.#change({recalled: {exchange}});
  }

  /** What was brought back before is no news for consoles that open later. */
  forgetRecalled(): void {
    this.#change({recalled: undefined});
  }

  /** Empties the sandbox. The tour begins again: no later step could succeed. */
  reset(): void {
    this.#sandbox = this.#start(undefined);
    if (this.#tour) this.#tour = {...this.#tour, step: 0};
    this.#change({resets: this.#state.resets + 1});
  }

  /** Asks the sandbox without leaving a trace in the history. */
  async look(target: string): Promise<Response> {
    return this.#sandbox.fetch(new Request(`http://sandbox.invalid${target}`));
  }

  /** Sends a request to the chosen target and notes what became of it. */
  async send(
    operation: ConsoleOperation,
    draft: Draft,
    cancel: AbortSignal,
    target = this.#state.target,
  ): Promise<Exchange> {
    const {host} = this.#state;
    const request = requestFor(operation, draft, target);
    const outcome =
      target === 'sandbox'
        ? await sendToSandbox(this.#sandbox, request)
        : await sendToServer(serverAddress(this.spec, host), request, cancel);
    const exchange = {
      number: ++this.#count,
      operationId: operation.id,
      draft,
      request,
      target,
      host,
      outcome,
    };
    this.#change({history: [exchange, ...this.#state.history].slice(0, LONGEST_HISTORY)});
    return exchange;
  }

  #change(change: Partial<SessionState>): void {
    this.#state = {...this.#state, ...change};
    this.#store();
    for (const listener of this.#listeners) listener();
  }

  #store(): void {
    const {target, host} = this.#state;
    storeSession({target, host, sandbox: this.#sandbox.state(), tour: this.#tour});
  }
}

/** Only the sandbox can be asked for a status. */
export function requestFor(
  operation: ConsoleOperation,
  draft: Draft,
  target: SessionState['target'],
): ConsoleRequest {
  return buildRequest(operation, target === 'sandbox' ? draft : {...draft, preferredStatus: ''});
}
