import type {Page} from '@playwright/test';
import {AHEAD_AFTER_MS} from '../../src/client/searchAhead';

/**
 * Waits until a loaded page has had a moment with nothing else to do, after the time from which it may use one. On a busy machine
 * that moment comes late; what a page does with it has been asked for by then, for idle callbacks run in their order.
 */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    (after) => new Promise((done) => setTimeout(() => requestIdleCallback(done), after)),
    AHEAD_AFTER_MS,
  );
