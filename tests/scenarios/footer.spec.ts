import type {Page} from '@playwright/test';
import {scenario} from './support/scenario';
import {expect, test} from '../support/test';

const rich = scenario('rich');
const plain = scenario('plain');

const footer = (page: Page) => page.locator('footer');

test.describe('the footer', () => {
  rich(
    'the logo has a source for each mode, its text, size and link',
    {tag: ['@2.2-23', '@3.1-11']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      const logo = footer(page).getByRole('link', {name: 'The mark'});
      await expect(logo).toHaveAttribute('href', 'https://example.com/home');
      const shown = () =>
        logo
          .locator('img:visible')
          .evaluateAll((images) =>
            images.map((image) =>
              ['src', 'alt', 'width', 'height'].map((name) => image.getAttribute(name)),
            ),
          );
      expect(await shown()).toEqual([['/img/mark-dark.svg', 'The mark', '40', '30']]);
      await page.locator('.navbar__inner button[class*="toggleButton"]').click();
      expect(await shown()).toEqual([['/img/mark.svg', 'The mark', '40', '30']]);
    },
  );

  plain('links without columns are one row', {tag: '@2.2-22'}, async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const links = footer(page).locator('.footer__link-item');
    expect(await links.allInnerTexts()).toEqual([
      'Quickstart',
      expect.stringContaining('Elsewhere'),
    ]);
    const [first, second] = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(first).toBe(second);
    await links.first().click();
    await page.waitForURL('**/toolhive/quickstart');
  });

  plain('the style dark changes how the footer looks', {tag: '@3.1-13'}, async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const background = () =>
      footer(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const dark = await background();
    await footer(page).evaluate((element) => element.classList.remove('footer--dark'));
    expect(await background()).not.toBe(dark);
  });
});
