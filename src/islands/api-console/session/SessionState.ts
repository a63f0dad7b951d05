import type {ConsoleRequest} from '../request/buildRequest';
import type {Draft} from '../request/Draft';
import type {Outcome} from '../send/Outcome';

/** Where requests go. */
export type Target = 'sandbox' | 'server';

/** A request that was sent, with what became of it. */
export interface Exchange {
  /** Counts from 1 in the order of sending. */
  readonly number: number;
  readonly operationId: string;
  readonly draft: Draft;
  readonly request: ConsoleRequest;
  readonly target: Target;
  /** Where it went, if not into the sandbox. */
  readonly host: string;
  readonly outcome: Outcome;
}

/** What all consoles of the page share. */
export interface SessionState {
  readonly target: Target;
  readonly host: string;
  /** The newest first. */
  readonly history: readonly Exchange[];
  /** The exchange a reader chose from the history; its console shows it. A new object for each choice. */
  readonly recalled: {readonly exchange: Exchange} | undefined;
  /** How often the sandbox was emptied. */
  readonly resets: number;
}
