import {KINDS_OF_PAGE} from '../routes';
import {expect, test} from '../support/test';
import {walk, type Stop} from './walk';

const wrong = (stops: readonly Stop[]) =>
  stops.flatMap(({name, problems}, index) =>
    problems.map((problem) => `stop ${index + 1}, ${name}: ${problem}`),
  );

test.describe('the Tab key', () => {
  for (const [path, colorScheme, width] of [
    [KINDS_OF_PAGE.guide, 'dark', 1280],
    [KINDS_OF_PAGE.tutorial, 'light', 390],
    [KINDS_OF_PAGE.landing, 'light', 1280],
  ] as const) {
    test(`goes through all of ${path} in ${colorScheme} mode at ${width} pixels and back the same way, each stop in sight with a ring`, async ({
      openPage,
    }) => {
      test.setTimeout(120_000);
      const page = await openPage(path, {colorScheme, width, reducedMotion: 'reduce'});
      const forwards = await walk(page, 'Tab');
      expect(forwards.length).toBeGreaterThan(20);
      expect(wrong(forwards)).toEqual([]);
      const backwards = await walk(page, 'Shift+Tab');
      expect(wrong(backwards)).toEqual([]);
      expect(backwards.map(({name}) => name).reverse()).toEqual(forwards.map(({name}) => name));
    });
  }
});
