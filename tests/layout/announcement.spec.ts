import {expect, test} from '../support/test';

test(
  'there is no announcement bar where none is configured',
  {tag: '@2.2-2'},
  async ({openPage}) => {
    const page = await openPage('/toolhive/');
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  },
);
