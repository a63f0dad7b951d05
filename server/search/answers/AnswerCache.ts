import {LRUCache} from 'lru-cache';
import {MAX_KEPT_BYTES} from '../limits';
import type {BodyStart} from './BodyStart';

/** A result that can be sent again. */
export interface KeptAnswer {
  /** The lasting fields of the result, as `resultBody` writes them. */
  readonly start: BodyStart;
  readonly nbHits: number;
  /** Hits in the result. */
  readonly hits: number;
}

/**
 * Results of one index, the ones that were wanted last, by what was asked. A result is here as soon as it is being made, so that equal
 * searches wait for the same one.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #making = new Map<string, Promise<KeptAnswer>>();
  #index: object | undefined;

  /** @param limit - Bytes of all of them. */
  constructor(limit = MAX_KEPT_BYTES) {
    this.#kept = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({start}, key) => start.size + 2 * key.length + OVERHEAD,
    });
  }

  /** The result for a key; undefined when it is not here. Another index than before empties the cache. */
  find(index: object, key: string): KeptAnswer | Promise<KeptAnswer> | undefined {
    if (index !== this.#index) {
      this.#kept.clear();
      this.#making.clear();
      this.#index = index;
    }
    return this.#kept.get(key) ?? this.#making.get(key);
  }

  /** Keeps a result that is being made; one that fails is forgotten. */
  async keep(index: object, key: string, making: Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (index === this.#index) this.#making.set(key, making);
    try {
      const made = await making;
      if (index === this.#index) this.#kept.set(key, made);
      return made;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }
}

/** What the library and the objects take for each, in bytes. Source: ours, measured roughly. */
const OVERHEAD = 500;
