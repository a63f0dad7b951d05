import {pageRequest} from '../support/pageRequest';
import {stillObserver} from '../support/stillObserver';
import {expect, test} from '../support/test';

interface Step {
  readonly at: number;
  /** How much of the bar is filled, from 0 to 1. */
  readonly filled: number;
  readonly transition: string;
}

test.describe('the progress bar of a slow navigation', () => {
  test(
    'begins at 8 percent, creeps on by at most 2 percent each 800 ms, moves in 200 ms, and has no spinner',
    {tag: ['@9-6', '@9-7', '@9-8', '@9-9']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {before: stillObserver});
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        pageRequest('/toolhive/quickstart'),
        async (route) => (await held, route.continue()),
      );
      await page.evaluate(() => {
        const steps: object[] = [];
        Object.assign(window, {steps});
        let last = '';
        const look = () => {
          const bar = document.querySelector<HTMLElement>('#nprogress .bar');
          const filled = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
          // The position comes with its transition; before that the bar waits outside.
          if (bar && filled !== undefined && bar.style.transition !== '' && filled !== last) {
            last = filled;
            steps.push({
              at: performance.now(),
              filled: 1 + Number(filled) / 100,
              transition: bar.style.transition,
            });
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await page
        .locator('.theme-doc-sidebar-container')
        .getByRole('link', {name: 'Quickstart', exact: true})
        .click();
      const steps = () => page.evaluate(() => (window as unknown as {steps: Step[]}).steps);
      await expect
        .poll(async () => (await steps()).length, {timeout: 6000})
        .toBeGreaterThanOrEqual(4);
      await expect(page.locator('#nprogress [role=spinner]')).toHaveCount(0);
      const [start, ...later] = (await steps()).filter(({filled}) => filled > 0);
      expect(start?.filled).toBeCloseTo(0.08, 3);
      expect(start?.transition).toContain('200ms');
      let before = start;
      for (const step of later) {
        expect(step.filled - (before?.filled ?? 1)).toBeGreaterThan(0);
        expect(step.filled - (before?.filled ?? 0)).toBeLessThanOrEqual(0.02 + 1e-6);
        before = step;
      }
      const last = later.at(-1);
      // Frames may be late, timers are never early.
      expect((last?.at ?? 0) - (start?.at ?? 0)).toBeGreaterThanOrEqual(800 * later.length - 150);
      release();
      await page.waitForURL('**/toolhive/quickstart');
      await page.locator('#nprogress').waitFor({state: 'detached'});
    },
  );
});
