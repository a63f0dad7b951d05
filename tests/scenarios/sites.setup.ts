import {expect, test} from '@playwright/test';
import {buildSites} from './support/buildSites';
import {noteBuiltSites} from './support/builtSites';

const BUILD_TIMEOUT = 360_000;

test('the scenario sites build', async () => {
  test.setTimeout(BUILD_TIMEOUT);
  const {rich, plain} = await buildSites();
  noteBuiltSites({rich: rich.outDir, plain: plain.outDir});
  expect(rich.outDir).not.toBe(plain.outDir);
});
