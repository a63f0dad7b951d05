import type {Page} from '@playwright/test';
import {notIn} from './notIn';
import {expect, test} from './test';

const PAGE = '/toolhive/guides-cli/install';

/** Which tab shows, and whether the last text that only PowerShell's has is in sight. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const text = [...document.querySelectorAll('doc-tabs [data-value=powershell] p')].at(-1);
    const top = text?.getBoundingClientRect().top ?? -1;
    const tab = text?.closest('doc-tabs')?.querySelector('[aria-selected=true]');
    return [tab?.textContent, top > 0 && top < innerHeight];
  });

test(
  'a search of the page opens the closed tab in which it finds text',
  // Only Firefox has a search that pages can start and that looks into what is hidden.
  {tag: ['chromium', 'webkit'].map(notIn)},
  async ({openPage}) => {
    const page = await openPage(PAGE);
    expect(await shown(page)).toEqual(['bash', false]);
    await page.evaluate(() => {
      const text = [...document.querySelectorAll('doc-tabs [data-value=powershell] p')].at(-1);
      // Not in the standard.
      const {find} = window as Window & {find?: (text: string) => boolean};
      find?.(text?.textContent.slice(0, 40) ?? '');
    });
    await expect.poll(() => shown(page)).toEqual(['PowerShell', true]);
  },
);

test('an address of a place in a closed tab opens it', async ({openPage}) => {
  const page = await openPage(PAGE);
  expect(await shown(page)).toEqual(['bash', false]);
  await page.evaluate(() => {
    const text = [...document.querySelectorAll('doc-tabs [data-value=powershell] p')].at(-1);
    if (text) text.id = 'place';
    location.hash = '#place';
  });
  await expect.poll(() => shown(page)).toEqual(['PowerShell', true]);
});
