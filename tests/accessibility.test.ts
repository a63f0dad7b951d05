import {describe, expect} from 'vitest';
import {KINDS_OF_PAGE} from './routes';
import {runAxe} from './support/runAxe';
import {test} from './support/test';

const views = Object.entries(KINDS_OF_PAGE).flatMap(([kind, path]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({kind, path, colorScheme})),
);

describe('accessibility rules', () => {
  test.for(views)('$kind in $colorScheme mode breaks none', async ({path, colorScheme}, {openPage}) => {
    const page = await openPage(path, {colorScheme, reducedMotion: 'reduce', expected: [/404/]});
    expect(await runAxe(page)).toEqual([]);
  });

  test('the open mobile sidebar breaks none', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {width: 390, height: 844, reducedMotion: 'reduce'});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
    await page.waitForTimeout(300);
    expect(await runAxe(page)).toEqual([]);
  });
});
