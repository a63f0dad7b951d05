/** What a page asks of the service worker. */
export type Message =
  /** In which state is the whole site? The channel brings it. */
  | {readonly ask: 'state'}
  /** Keep the whole site; `shape` names the scripts and styles of the page that asks. */
  | {readonly ask: 'keep'; readonly shape: string}
  /** Remove the whole site, or stop keeping it. */
  | {readonly ask: 'remove'}
  /** Keep a page that was opened, and what it loaded: absolute URLs. */
  | {readonly ask: 'visited'; readonly page: string; readonly files: readonly string[]}
  /** Take the place of the service worker before. */
  | {readonly ask: 'replace'};

/** Why the whole site is not kept: no room, no connection, another build at the server, or files that the browser has removed. */
export type Reason = 'room' | 'network' | 'changed' | 'damaged';

/** The state of the whole site, as all pages hear it. */
export interface State {
  readonly status: 'none' | 'keeping' | 'kept' | 'failed';
  /** Bytes that are kept, and of the whole site. */
  readonly kept: number;
  readonly whole: number;
  /** Bytes to fetch for the whole site, compressed; 0 when that is not known. */
  readonly transfer: number;
  readonly reason?: Reason;
}

/** Name of the channel on which the service worker of a scope tells its state. */
export const channelName = (scope: string): string => `offline ${scope}`;
