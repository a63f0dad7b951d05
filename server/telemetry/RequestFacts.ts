/** What is told of a request that was answered. Nothing that identifies a reader: no address, no query. */
export interface RequestFacts {
  readonly method: string;
  /** Part of the program that answered, as `routeOf` names it. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  /** Until the response began, in milliseconds. */
  readonly milliseconds: number;
}

/** Called for each response. */
export type RequestObserver = (facts: RequestFacts) => void;
