import type {Journey} from './takeJourney';

/** What a program is given for one question. */
export const LIMITS = {calls: 2, tokens: 4000};

/** Share of questions that a channel answers. */
export interface Summary {
  /** Within {@link LIMITS}. */
  readonly withinLimits: number;
  /** At all. */
  readonly reached: number;
  /** Of those reached: in the middle. */
  readonly medianCalls: number;
  readonly medianTokens: number;
}

/** Whether a journey stayed within what is allowed. */
export const isWithin = ({calls, tokens}: Journey): boolean =>
  calls !== undefined && calls <= LIMITS.calls && tokens <= LIMITS.tokens;

/** Sums up the journeys of a channel. */
export function summaryOf(journeys: readonly Journey[]): Summary {
  const reached = journeys.filter(({calls}) => calls !== undefined);
  const middle = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    withinLimits: journeys.filter(isWithin).length / journeys.length,
    reached: reached.length / journeys.length,
    medianCalls: middle(reached.map(({calls}) => calls ?? 0)),
    medianTokens: middle(reached.map(({tokens}) => tokens)),
  };
}
