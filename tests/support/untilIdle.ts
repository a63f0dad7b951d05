import type {Page} from '@playwright/test';
import {AHEAD_AFTER_MS} from '../../src/client/searchAhead';

/**
 * Waits until a loaded page has had a moment with nothing else to do, after a time (ms): by default that from which the page may
 * use one. On a busy machine that moment comes late; what a page does with it has been asked for by then, for idle callbacks run
 * in their order. Frames are asked for meanwhile: a browser without a screen that has none to draw can leave idle callbacks
 * waiting for half a minute.
 */
export const untilIdle = (page: Page, after = AHEAD_AFTER_MS): Promise<void> =>
  page.evaluate(async (wait) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const frames = setInterval(() => requestAnimationFrame(() => undefined), 16);
    await new Promise((resolve) => requestIdleCallback(resolve));
    clearInterval(frames);
  }, after);
