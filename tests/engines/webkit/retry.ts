import {setTimeout as wait} from 'node:timers/promises';

/** Between two looks, in milliseconds. */
const PAUSE = 50;
/** How long a page may take to become what an action needs, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Does something again until it succeeds.
 *
 * @throws what it threw last, after `patience` milliseconds.
 */
export async function retry<Value>(run: () => Promise<Value>, patience = PATIENCE): Promise<Value> {
  for (const end = Date.now() + patience; ; await wait(PAUSE)) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
