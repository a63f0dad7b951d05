import {expect} from 'vitest';
import {test} from '../support/test';

test('there is no announcement bar where none is configured', async ({openPage}) => {
  const page = await openPage('/toolhive/');
  expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
});
