import {expect, test} from '@playwright/test';
import {buildSites} from './support/buildSites';
import {noteBuiltSites} from './support/builtSites';

/** Four builds, two at a time, on a machine that does other work as well. */
const BUILD_TIMEOUT = 480_000;

test('the scenario sites build', async () => {
  test.setTimeout(BUILD_TIMEOUT);
  const {rich, plain, languages, screens} = await buildSites();
  noteBuiltSites({
    rich: rich.outDir,
    plain: plain.outDir,
    languages: languages.outDir,
    screens: screens.outDir,
  });
  expect(rich.outDir).not.toBe(plain.outDir);
});
