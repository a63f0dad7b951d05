/** Where the sandbox gets the time from, in milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The time of the machine. */
export const systemClock: Clock = {now: () => Date.now()};

/** A clock that stands still until it is moved, for tests and for a tour that does not want to wait. */
export interface ManualClock extends Clock {
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
}

/** Makes a clock that stands at the given time, in milliseconds since 1970 or as an RFC 3339 text. */
export function manualClock(start: number | string): ManualClock {
  let time = typeof start === 'string' ? Date.parse(start) : start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
