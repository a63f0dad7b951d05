import {LRUCache} from 'lru-cache';
import {MAX_KEPT_BYTES} from '../limits';
import type {BodyStart} from './BodyStart';

/** A result that can be sent again. */
export interface KeptAnswer {
  /** The lasting fields of the result, as `startOf` writes them. */
  readonly start: BodyStart;
  readonly nbHits: number;
  /** Hits in the result. */
  readonly hits: number;
}

/** Results of one index, the ones that were wanted last, by what was asked. */
export class AnswerCache {
  readonly #kept: LRUCache<string, KeptAnswer>;
  #index: object | undefined;

  /** @param limit - Bytes of all of them. */
  constructor(limit = MAX_KEPT_BYTES) {
    this.#kept = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({start}, key) => start.size + 2 * key.length + OVERHEAD,
    });
  }

  /** The result for a key; undefined when it is not here. Another index than before empties the cache. */
  find(index: object, key: string): KeptAnswer | undefined {
    this.#use(index);
    return this.#kept.get(key);
  }

  /** Keeps a result. @returns the result. */
  keep(index: object, key: string, answer: KeptAnswer): KeptAnswer {
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
