import {LRUCache} from 'lru-cache';
import {MAX_KEPT_BYTES} from '../limits';
import type {WrittenAnswer} from './resultBody';
import type {Parameters} from '@toolhive-docs/search-engine';

/** Results of one index, the ones that were wanted last, by what was asked. */
export class AnswerCache {
  readonly #kept: LRUCache<string, WrittenAnswer>;
  #index: object | undefined;

  /** @param limit - Bytes of all of them. */
  constructor(limit = MAX_KEPT_BYTES) {
    this.#kept = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({start}, key) => start.size + 2 * key.length + OVERHEAD,
    });
  }

  /** The result for a key; undefined when it is not here. Another index than before empties the cache. */
  find(index: object, key: string): WrittenAnswer | undefined {
    this.#use(index);
    return this.#kept.get(key);
  }

  /** Keeps a result. @returns the result. */
  keep(index: object, key: string, answer: WrittenAnswer): WrittenAnswer {
    this.#use(index);
    this.#kept.set(key, answer);
    return answer;
  }

  #use(index: object): void {
    if (index !== this.#index) this.#kept.clear();
    this.#index = index;
  }
}

/** What the library and the objects take for each, in bytes. Source: ours, measured roughly. */
const OVERHEAD = 500;

/** Parameters that say who asks and what is counted, and change nothing of the lasting fields of a result. */
const ANALYTICS: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'userToken',
]);

/** What two searches have in common that get the same result, but for its passing fields. @param base - Address that completes those of hits. */
export function answerKey(parameters: Parameters, base: string): string {
  const names = Object.keys(parameters).filter((name) => !ANALYTICS.has(name));
  return JSON.stringify([base, names.sort().map((name) => [name, parameters[name]])]);
}
