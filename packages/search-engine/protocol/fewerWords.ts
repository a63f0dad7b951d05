import {MAX_QUERY_LENGTH} from '../constants';
import type {SearchEngine} from '../engine';
import type {CompleteRequest} from '../readRequest';
import {escapeHtml} from '../result/escapeHtml';
import type {Search} from './readSearch';

/** Words that are removed at most. Source: provider, removeWordsIfNoResults. */
const MOST_REMOVED = 5;

/** What was found in the end. */
interface Found<T> {
  readonly result: T;
  /** The query as escaped HTML, with the words that were removed marked; undefined when none were. */
  readonly removed?: string;
}

/**
 * Gives the request and takes what it found; while that is nothing, gives it again with a word less, from the end that the search
 * names.
 */
export function* withFewerWords<T>(
  {asked, removes}: Pick<Search, 'asked' | 'removes'>,
  isNothing: (result: T) => boolean,
): Generator<CompleteRequest, Found<T>, T> {
  let result = yield asked;
  if (removes === 'nothing') return {result};
  const words = asked.query.slice(0, MAX_QUERY_LENGTH).split(/\s+/).filter(Boolean);
  const most = Math.min(MOST_REMOVED, words.length - 1);
  for (let gone = 1; gone <= most && isNothing(result); gone += 1) {
    const [from, to] = removes === 'firstWords' ? [gone, words.length] : [0, words.length - gone];
    result = yield {...asked, query: words.slice(from, to).join(' ')};
    if (isNothing(result)) continue;
    const marked = words.map((word, at) =>
      at >= from && at < to ? escapeHtml(word) : `<em>${escapeHtml(word)}</em>`,
    );
    return {result, removed: marked.join(' ')};
  }
  return {result};
}

/** Runs each request that steps give, and returns what they come to. */
export function runSteps<R, T>(
  steps: Generator<CompleteRequest, R, T>,
  run: (asked: CompleteRequest) => T,
): R {
  let step = steps.next();
  while (step.done !== true) step = steps.next(run(step.value));
  return step.value;
}

/** Every hit of a search, as numbers of nodes, in no order; with fewer words where the search says so. */
export function everyHit(engine: SearchEngine, search: Search): readonly number[] {
  return runSteps(
    withFewerWords<readonly number[]>(search, ({length}) => length === 0),
    (asked) => engine.everyHit(asked),
  ).result;
}

/** {@link runSteps} with an index elsewhere. */
export async function runStepsFrom<R, T>(
  steps: Generator<CompleteRequest, R, T>,
  run: (asked: CompleteRequest) => Promise<T>,
): Promise<R> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(await run(step.value));
  return step.value;
}
