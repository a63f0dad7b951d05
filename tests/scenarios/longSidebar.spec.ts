import type {Locator, Page} from '@playwright/test';
import {pageRequest} from '../support/pageRequest';
import {scenario} from './support/scenario';
import {expect} from '../support/test';

const test = scenario('plain');

const START = '/toolhive/long/';
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const category = (menu: Locator, name: string) => menu.getByRole('button', {name, exact: true});
const link = (menu: Locator, name: string) => menu.getByRole('link', {name, exact: true});
const marked = (page: Page) => sidebar(page).locator('.menu__link--active').allInnerTexts();

test.describe('a sidebar of very many links', () => {
  test('is built without the lists of closed categories, whose names lead to their first pages without scripts', async ({
    openPage,
  }) => {
    const page = await openPage(START, {javaScript: false});
    await expect(sidebar(page).locator('a[href="/toolhive/long/deep"]')).toHaveCount(0);
    await category(sidebar(page), 'Guides').click();
    await page.waitForURL('**/toolhive/long/first');
    await category(sidebar(page), 'Deeper').click();
    await page.waitForURL('**/toolhive/long/deep');
    expect(await marked(page)).toEqual(['Guides', 'Deeper', 'Deep']);
  });

  test('shows a list when its category is opened with the keyboard, and hides it again', async ({
    openPage,
  }) => {
    const page = await openPage(START);
    const guides = category(sidebar(page), 'Guides');
    for (const [key, isOpen] of [
      ['Enter', true],
      ['Space', false],
      ['Enter', true],
    ] as const) {
      await guides.press(key);
      await expect.poll(() => guides.getAttribute('aria-expanded')).toBe(String(isOpen));
      expect(await link(sidebar(page), 'First').isVisible()).toBe(isOpen);
    }
    expect(await marked(page)).toEqual(['Long sidebar']);
    expect(new URL(page.url()).pathname).toBe(START);
  });

  test('keeps what is open, and shows the page that the reader comes to', async ({openPage}) => {
    const page = await openPage(START);
    await category(sidebar(page), 'Elsewhere').click();
    await page.locator('article').getByRole('link', {name: 'deep page'}).click();
    await page.waitForURL('**/toolhive/long/deep');
    await expect.poll(() => marked(page)).toEqual(['Guides', 'Deeper', 'Deep']);
    await expect(sidebar(page).getByText('Link 7', {exact: true})).toBeVisible();
    await link(sidebar(page), 'Long sidebar').click();
    await page.waitForURL(`**${START}`);
    await expect.poll(() => marked(page)).toEqual(['Long sidebar']);
    await expect(link(sidebar(page), 'Deep')).toBeVisible();
  });

  test('opens in the menu of phones too', async ({openPage}) => {
    const page = await openPage(START, {width: 390});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    for (const name of ['Guides', 'Deeper']) await category(menu, name).click();
    await link(menu, 'Deep').click();
    await page.waitForURL('**/toolhive/long/deep');
  });

  test('leads to the page that holds a list when the list cannot be had', async ({openPage}) => {
    const page = await openPage(START, {
      expected: [/long\/first/],
      before: (blank) => blank.route(pageRequest('/toolhive/long/first'), (route) => route.abort()),
    });
    await category(sidebar(page), 'Guides').click();
    await page.waitForURL('**/toolhive/long/first');
    await page.getByRole('button', {name: 'Retry'}).waitFor();
  });
});
