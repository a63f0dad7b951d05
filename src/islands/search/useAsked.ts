import {useEffect, useReducer, useState} from 'react';

/** Spec §4: `stalled` is a search that takes longer than 300 ms. */
export type Status = 'idle' | 'loading' | 'stalled' | 'error';

const STALLED_MS = 300;

/** Asks; what it shows before it is done is replaced by what it gives in the end. */
type Ask<T> = (show: (early: T) => void) => Promise<T>;

interface Held<T> {
  readonly ask?: Ask<T>;
  readonly attempt?: number;
  readonly status: Status;
  /** The last answer; it stays on screen while the next one is on its way. */
  readonly value?: T;
  readonly error?: unknown;
}

/** There is no `value` while there is nothing to ask, and none after an error. */
export interface Asked<T> extends Pick<Held<T>, 'status' | 'value' | 'error'> {
  readonly retry: () => void;
}

/**
 * Asks whenever `ask` changes and holds what came of it. An answer that arrives after the next
 * question was asked is dropped.
 *
 * @param ask - Undefined when there is nothing to ask. Must be the same function for the same question.
 */
export function useAsked<T>(ask: Ask<T> | undefined): Asked<T> {
  const [held, setHeld] = useState<Held<T>>({status: 'idle'});
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!ask) return undefined;
    let isCurrent = true;
    const settle = (next: (before: Held<T>) => Held<T>): void => {
      if (isCurrent) setHeld(next);
    };
    const timer = setTimeout(
      () => settle((before) => ({...before, ask, attempt, status: 'stalled'})),
      STALLED_MS,
    );
    const end = (last: Held<T>): void => {
      settle(() => last);
      isCurrent = false;
      clearTimeout(timer);
    };
    ask((value) => settle((before) => ({...before, value}))).then(
      (value) => end({ask, attempt, status: 'idle', value}),
      (error: unknown) => end({ask, attempt, status: 'error', error}),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, attempt]);

  if (!ask) return {status: 'idle', retry};
  const isAnswered = held.ask === ask && held.attempt === attempt;
  return {
    status: isAnswered ? held.status : 'loading',
    value: held.value,
    error: held.error,
    retry,
  };
}
