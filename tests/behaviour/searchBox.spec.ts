import type {Page} from '@playwright/test';
import {connection, DATA_SAVER} from '../support/connection';
import {hold} from '../support/hold';
import {NEWER_BROWSERS} from '../support/newerBrowsers';
import {expect, test, type Reader} from '../support/test';
import {answered, boxOf, openBox} from '../search/box';

const PAGE = '/toolhive/quickstart';
const INDEX = /assets\/search\/(index|first)\.\w+\.json/;
const BOX = /assets\/js\/search-box\.\w+\.js$/;
/** Who reads like this has no part of the search before they ask for it, so that the test can hold it back. */
const NOT_AHEAD: Reader = {before: connection(DATA_SAVER)};
const NETWORK = [/net::ERR_/, /Failed to load resource/, /Loading chunk/];

const path = (page: Page) => new URL(page.url()).pathname;
const hasFocus = (page: Page, text: string) =>
  page.evaluate((name) => document.activeElement?.textContent === name, text);

test.describe('an Enter that came before its answer', () => {
  test(
    'opens nothing after the search has failed and is tried again',
    {tag: '@2.3-16'},
    async ({openPage}) => {
      const page = await openPage(PAGE, {expected: NETWORK});
      await page.route(INDEX, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.abort();
      });
      const box = await openBox(page);
      await page.keyboard.type('thv version');
      await page.keyboard.press('Enter');
      await box.dialog.getByText('Unable to fetch results', {exact: true}).first().waitFor();
      await page.unroute(INDEX);
      await box.dialog.getByRole('button', {name: 'Try again'}).click();
      await box.options.first().waitFor();
      await page.waitForTimeout(300);
      expect(path(page)).toBe(PAGE);
      await expect(box.dialog).toBeVisible();
    },
  );

  for (const [what, keys] of [
    ['cleared', ['Control+a', 'Backspace', 't', 'h', 'v']],
    ['edited', ['s']],
  ] as const)
    test(`opens nothing once the query has been ${what}`, {tag: '@2.3-16'}, async ({openPage}) => {
      const page = await openPage(PAGE);
      const release = await hold(page, INDEX);
      const box = await openBox(page);
      await page.keyboard.type('secret');
      await page.keyboard.press('Enter');
      for (const key of keys) await page.keyboard.press(key);
      release();
      await box.options.first().waitFor();
      await answered(box);
      await page.waitForTimeout(300);
      expect(path(page)).toBe(PAGE);
      await expect(box.dialog).toBeVisible();
    });
});

test.describe('the screen of a search that failed', () => {
  test('gives the focus back to the field; typing, Escape and Space work', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await page.route(INDEX, (route) => route.abort());
    const box = await openBox(page);
    await box.field.fill('transport');
    const again = box.dialog.getByRole('button', {name: 'Try again'});
    await again.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(page, 'Try again')).toBe(true);
    await page.keyboard.press('Space');
    await again.waitFor();
    await expect(box.field).toBeFocused();
    await page.keyboard.type('s');
    await expect(box.field).toHaveValue('transports');
    await page.keyboard.press('Escape');
    await expect(box.dialog).toHaveCount(0);
  });

  test('leaves keys with Control to the browser', async ({openPage}) => {
    const page = await openPage(PAGE, {expected: NETWORK});
    await page.route(INDEX, (route) => route.abort());
    const box = await openBox(page);
    await box.field.fill('transport');
    await box.dialog.getByRole('button', {name: 'Try again'}).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => {
      const left: string[] = [];
      Object.assign(window, {left});
      addEventListener('keydown', (event) => {
        if (!event.defaultPrevented) left.push(event.key);
        event.preventDefault();
      });
    });
    for (const key of ['c', 'r', 'a']) await page.keyboard.press(`Control+${key}`);
    expect(
      (await page.evaluate(() => (window as unknown as {left: string[]}).left)).filter(
        (key) => key.length === 1,
      ),
    ).toEqual(['c', 'r', 'a']);
  });

  test('Space takes a suggestion', async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, '"kubernetes transprot zz"');
    await box.dialog.getByText('Try searching for').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await box.options.first().waitFor();
    await expect(box.field).toBeFocused();
  });
});

test.describe('a search box on its way', () => {
  test('is announced by its button, and Escape calls it off', async ({openPage}) => {
    const page = await openPage(PAGE, NOT_AHEAD);
    const release = await hold(page, BOX);
    const {button, dialog} = boxOf(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button).not.toHaveAttribute('aria-busy');
    release();
    await page.waitForTimeout(500);
    await expect(dialog).toHaveCount(0);
  });

  test('takes letters, Space and Backspace, and leaves keys with Control alone', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, NOT_AHEAD);
    const release = await hold(page, BOX);
    await page.keyboard.press('/');
    await page.keyboard.type('thv rum');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    const isLeft = await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'r', ctrlKey: true, bubbles: true, cancelable: true}),
      ),
    );
    expect(isLeft).toBe(true);
    release();
    await expect(boxOf(page).field).toHaveValue('thv run');
  });

  test('opens with what is selected, also where its 64th letter is half of a sign', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = `${'proxy '.repeat(10)}abc🖼 and more`;
      document.querySelector('main')?.append(text);
      getSelection()?.selectAllChildren(text);
    });
    await page.keyboard.press('/');
    await expect(boxOf(page).field).toHaveValue(`${'proxy '.repeat(10)}abc`);
    await page.keyboard.press('Escape');
    await expect(boxOf(page).dialog).toHaveCount(0);
  });

  test('called off and asked for again opens once, over a page that does not scroll', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, NOT_AHEAD);
    const release = await hold(page, BOX);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    release();
    await boxOf(page).field.waitFor();
    await expect(boxOf(page).dialog).toHaveCount(1);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('aria-hidden', 'true');
  });

  test('does not open over a page to which the reader has moved on, where keys are free again', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, NOT_AHEAD);
    const release = await hold(page, BOX);
    await boxOf(page).button.click();
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== PAGE);
    const isFree = await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'x', bubbles: true, cancelable: true}),
      ),
    );
    expect(isFree).toBe(true);
    release();
    await page.waitForTimeout(500);
    await expect(boxOf(page).dialog).toHaveCount(0);
  });

  test('that never comes says to reload; the note goes when the reader goes on', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {...NOT_AHEAD, expected: NETWORK});
    await page.route(BOX, (route) => route.fulfill({status: 404, body: 'gone'}));
    await boxOf(page).button.click();
    const note = page.getByRole('alert');
    await expect(note).toContainText('reload the page');
    await page.locator('h1').click();
    await expect(note).toHaveCount(0);
  });

  test('that never comes says so to who goes on typing, until they leave', async ({openPage}) => {
    const page = await openPage(undefined, {...NOT_AHEAD, expected: NETWORK});
    await page.route(BOX, (route) => route.fulfill({status: 404, body: 'gone'}));
    await page.goto(PAGE);
    const note = page.getByRole('alert');
    await page.keyboard.press('/');
    await expect(note).toContainText('reload the page');
    await page.keyboard.type('Secrets');
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  });
});

test.describe('the search box stays open', () => {
  test(
    'when a selection begun in the field ends outside of it',
    {tag: '@2.3-22'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, 'secrets');
      const place = await box.field.boundingBox();
      await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move(20, 500, {steps: 5});
      await page.mouse.up();
      await expect(box.dialog).toBeVisible();
      await expect(box.field).toHaveValue('secrets');
    },
  );

  for (const key of ['Escape', 'Tab', 'Enter'])
    test(`when an input method takes ${key}`, {tag: '@2.3-16'}, async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, 'secrets');
      for (const detail of [{isComposing: true}, {keyCode: 229}])
        await box.field.evaluate(
          (field, init) =>
            field.dispatchEvent(
              new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
            ),
          {key, ...detail},
        );
      await page.waitForTimeout(200);
      await expect(box.dialog).toBeVisible();
      expect(path(page)).toBe(PAGE);
    });
});

test(
  'Back closes the open box and leaves the page below as it is',
  {
    tag: NEWER_BROWSERS,
  },
  async ({openPage}) => {
    const page = await openPage('/toolhive/');
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Quickstart', exact: true})
      .click();
    await page.waitForURL(`**${PAGE}`);
    const box = await openBox(page, 'secrets');
    await page.evaluate(() => history.back());
    await expect(box.dialog).toHaveCount(0);
    expect(path(page)).toBe(PAGE);
    await expect(box.button).toBeFocused();
    await page.evaluate(() => history.back());
    await page.waitForURL('**/toolhive/');
  },
);

test('"Clear search" and back are an arrow key away from the end of the text', async ({
  openPage,
}) => {
  const page = await openPage(PAGE);
  const box = await openBox(page, 'secrets');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const clear = box.dialog.getByRole('button', {name: 'Clear search'});
  await expect(clear).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(box.field).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(box.field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(box.field).toHaveValue('');
  await expect(box.field).toBeFocused();
});
