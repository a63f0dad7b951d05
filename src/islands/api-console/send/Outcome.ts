/** How a request ended. */
export type Outcome = Answered | Failed;

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Empty without a body. */
  readonly body: string;
  /** Whether the body is longer than what was read of it. */
  readonly cut: boolean;
  /** Whether the connection ended before the body did. */
  readonly broken: boolean;
  /** Milliseconds from sending to the end of the body. */
  readonly time: number;
}

export interface Failed {
  readonly kind: 'failure';
  readonly reason: FailureReason;
}

/**
 * `cancelled` by the reader; `timeout`: no answer in time; `policy`: this site's own policy does not let its pages connect there;
 * `network`: no connection, or an answer that the browser keeps from the page, which a page cannot tell apart;
 * `request`: the browser cannot form such a request.
 */
export type FailureReason = 'cancelled' | 'timeout' | 'policy' | 'network' | 'request';
