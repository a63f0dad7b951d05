import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

/** One page of each kind, in an order in which each follows another kind. */
const PATHS = [
  '/toolhive/quickstart',
  '/',
  '/toolhive/guides-cli',
  '/search',
  '/toolhive/reference/cli/thv_run',
  '/toolhive/reference/api',
  '/toolhive/',
];

/** What the head says: title, attributes of `html`, and each element that belongs to the page. */
async function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {title, head, documentElement: html} = document;
    // A script that runs while a page loads has nothing to do in one that is loaded.
    const own = [...head.querySelectorAll('[data-rh]:not(title, script:not([type]))')].map(
      (element) => {
        const attributes = [...element.attributes]
          .map(({name, value}) => `${name}="${value}"`)
          .sort();
        return `${element.localName} ${attributes.join(' ')} ${element.textContent}`;
      },
    );
    return [
      title,
      `class ${[...html.classList].sort().join(' ')}`,
      `lang ${html.lang} dir ${html.dir}`,
      ...new Set(own),
    ].sort();
  });
}

test.describe('the head of a page', () => {
  test('is the same whether a reader opens the page or comes from another one', async ({
    openPage,
  }) => {
    const page = await openPage(PATHS.at(-1));
    for (const path of PATHS) {
      const opened = await headOf(await openPage(path));
      await page.evaluate((to) => {
        // A link of the page's own frame, so that the site navigates and not the browser.
        const link = document.querySelector<HTMLAnchorElement>(
          `.footer a[href="${to}"], .navbar a[href="${to}"], main a[href="${to}"]`,
        );
        link?.click();
        if (link) return;
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, path);
      await page.waitForURL((url) => url.pathname === path);
      await expect.poll(() => headOf(page), {message: path}).toEqual(opened);
    }
  });
});
