import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

const goTo = (page: Page, href: string) =>
  page
    .locator(`[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test.describe('a page that crashes', () => {
  test(
    'says so with the error and a button that works once the cause is gone',
    {tag: '@8-6'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {expected: [/the cause/]});
      // A browser, or an extension of one, that fails while the next page is put in place.
      await page.evaluate(() => {
        const importNode = document.importNode.bind(document);
        Object.assign(window, {isIll: true});
        document.importNode = ((node: Node, deep: boolean) => {
          if ((window as {isIll?: boolean}).isIll) throw new Error('Here is the cause');
          return importNode(node, deep);
        }) as typeof document.importNode;
      });
      await goTo(page, '/toolhive/quickstart');
      const crashed = page.getByRole('heading', {level: 1, name: 'This page crashed'});
      await crashed.waitFor();
      await expect(page.locator('h1 ~ p')).toHaveText(/Here is the cause/);
      await expect(page).toHaveTitle(/^Page Error/);
      await expect(page.locator('nav.navbar')).toBeVisible();

      const again = page.getByRole('button', {name: 'Try again'});
      await again.evaluate((button) => Object.assign(button, {isOld: true}));
      await again.focus();
      await page.keyboard.press('Enter');
      // It failed again, and the keyboard is where it was.
      await expect.poll(() => again.evaluate((button) => 'isOld' in button)).toBe(false);
      await expect(again).toBeFocused();
      await page.evaluate(() => Object.assign(window, {isIll: false}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await page.getByRole('heading', {level: 1, name: /^Quickstart/}).waitFor();
      await expect(page).toHaveTitle(/^Quickstart/);
    },
  );
});
