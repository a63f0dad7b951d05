import type {Page, Request} from '@playwright/test';
import {connection, DATA_SAVER} from '../support/connection';
import {holdScript} from '../support/holdScript';
import {stillObserver} from '../support/stillObserver';
import {expect, test, type OpenPage} from '../support/test';
import {untilIdle} from '../support/untilIdle';
import {boxOf, openBox} from './box';

const PAGE = '/toolhive/quickstart';
/** The box, the worker with the engine, and the index. */
const PARTS = /search-box\.\w+\.js$|search-worker\.\w+\.js$|assets\/search\/first\.\w+\.json$/;
const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

const onApple = (page: Page) =>
  page.addInitScript(
    (userAgent) => Object.defineProperty(navigator, 'userAgent', {value: userAgent}),
    APPLE,
  );

/** Selects the text of an element of the page. */
const select = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => window.getSelection()?.selectAllChildren(element));

// Spec §2: "It opens on button click, focus, hover, touch, a slash key, or Ctrl+K." Click, touch (which ends in a click) and keys show the
// box. Focus and hover bring it, ready to show: a box that appeared under a passing pointer or a passing focus would take both away
// (WCAG 3.2.1), and closing it gives the focus back to the button, which would open it again. From the focused button any letter shows it.
test.describe('opening the search box', () => {
  test(
    'a click on the button labelled Search opens it, with the focus in the field "Search docs"',
    {tag: ['@2.3-1', '@2.3-2', '@2.3-3', '@2.3-10']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const {button, dialog, field} = boxOf(page);
      await button.click();
      await dialog.waitFor();
      await expect(field).toHaveAttribute('placeholder', 'Search docs');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  for (const [keys, tag] of [
    ['/', '@2.3-7'],
    ['Control+k', '@2.3-8'],
  ] as const) {
    test(`${keys} opens it from anywhere on a page`, {tag}, async ({openPage}) => {
      const page = await openPage(PAGE);
      await page.keyboard.press(keys);
      await boxOf(page).field.waitFor();
      await expect(boxOf(page).field).toHaveValue('');
    });
  }

  test(
    'on Apple devices the keys are Command and K, and the button says so',
    {tag: '@2.3-9'},
    async ({openPage}) => {
      const page = await openPage(PAGE, {before: onApple});
      expect(await boxOf(page).button.innerText()).toContain('⌘ K');
      await page.keyboard.press('Control+k');
      await page.waitForTimeout(300);
      await expect(boxOf(page).dialog).toHaveCount(0);
      await page.keyboard.press('Meta+k');
      await boxOf(page).field.waitFor();
    },
  );

  test('elsewhere the button says Ctrl K', async ({openPage}) => {
    const page = await openPage(PAGE);
    expect(await boxOf(page).button.innerText()).toContain('Ctrl K');
  });

  test('a slash in a text field is a slash', async ({openPage}) => {
    const page = await openPage('/search');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(boxOf(page).dialog).toHaveCount(0);
  });

  test(
    'its files are fetched when a page has nothing else to do, and none of them runs before a reader comes near it',
    {tag: '@2.3-5'},
    async ({openPage}) => {
      const page = await openPage(undefined, {before: stillObserver});
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(PAGE, {waitUntil: 'load'});
      const ahead = (): string[] =>
        requests.map((request) => request.url()).filter((url) => PARTS.test(url));
      await untilIdle(page);
      await expect.poll(ahead).toHaveLength(3);
      for (const request of requests.filter((one) => PARTS.test(one.url())))
        // Chromium 111 has only the older name.
        expect(
          (await request.headerValue('sec-purpose')) ?? (await request.headerValue('purpose')),
        ).toBe('prefetch');
      expect(page.workers()).toHaveLength(0);
      await expect(page.locator('script[src*="search-box"]')).toHaveCount(0);

      await boxOf(page).button.hover();
      await expect.poll(() => page.workers()).toHaveLength(1);
      await expect(boxOf(page).dialog).toHaveCount(0);
    },
  );

  for (const values of [DATA_SAVER, {saveData: false, effectiveType: '2g'}]) {
    test(`with ${values.effectiveType} and data saver ${values.saveData} nothing of it is fetched before a reader comes near it`, async ({
      openPage,
    }) => {
      const page = await openPage(undefined, {before: connection(values)});
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(PAGE, {waitUntil: 'networkidle'});
      await page.waitForTimeout(1500);
      expect(requests.filter((url) => PARTS.test(url))).toEqual([]);
      await boxOf(page).button.hover();
      await expect.poll(() => new Set(requests.filter((url) => PARTS.test(url))).size).toBe(3);
    });
  }

  test('a touch opens it', {tag: '@2.3-6'}, async ({openPage}) => {
    const page = await openPage(PAGE, {hasTouch: true});
    await boxOf(page).button.tap();
    await boxOf(page).field.waitFor();
    expect(await boxOf(page).field.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  test(
    'with the focus on the button, a letter opens it and is in the field',
    {tag: '@2.3-4'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const {button, field, dialog} = boxOf(page);
      await button.focus();
      await page.keyboard.press('Shift');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.type('run');
      await field.waitFor();
      await expect(field).toHaveValue('run');
    },
  );

  for (const [event, tag] of [
    ['focus', '@2.3-4'],
    ['touchstart', '@2.3-6'],
  ] as const) {
    test(`gets ready on ${event}, without taking the focus`, {tag}, async ({openPage}) => {
      const page = await openPage(PAGE, {hasTouch: true, before: connection(DATA_SAVER)});
      const index = page.waitForRequest(/assets\/search\/index/);
      await (event === 'focus'
        ? boxOf(page).button.focus()
        : boxOf(page).button.dispatchEvent(event));
      await index;
      await expect(boxOf(page).dialog).toHaveCount(0);
    });
  }

  test('letters typed while the box is on its way are in the field', async ({openPage}) => {
    const page = await openPage(PAGE, {
      before: (blank) =>
        blank.route(/assets\/js\/.*\.js$/, async (route) => {
          if (blank.url().endsWith(PAGE)) await new Promise((resolve) => setTimeout(resolve, 200));
          await route.continue();
        }),
    });
    await page.keyboard.press('/');
    await page.keyboard.type('io/secret');
    const {field} = boxOf(page);
    await field.waitFor();
    await expect(field).toHaveValue('io/secret');
    await page.keyboard.type('s');
    await expect(field).toHaveValue('io/secrets');
  });

  /** Opens a page whose box comes only when it is released. */
  async function withSlowBox(openPage: OpenPage): Promise<{page: Page; release: () => void}> {
    const {release, before} = holdScript('search-box');
    const page = await openPage(PAGE, {
      before: async (blank) => {
        await connection(DATA_SAVER)(blank);
        await before(blank);
      },
    });
    return {page, release};
  }

  test('Enter while the box is on its way opens the first hit, and not what has the focus below', async ({
    openPage,
  }) => {
    const {page, release} = await withSlowBox(openPage);
    await page.locator('.navbar__inner a.navbar__brand').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('thv version');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/toolhive/reference/cli/thv_version');
  });

  for (const [name, goOn] of [
    ['Tab', (page: Page) => page.keyboard.press('Tab')],
    ['a press on the page', (page: Page) => page.locator('.theme-doc-markdown p').first().click()],
  ] as const)
    test(`${name} calls off a box that is on its way`, async ({openPage}) => {
      const {page, release} = await withSlowBox(openPage);
      await page.keyboard.press('/');
      await goOn(page);
      await expect(boxOf(page).button).not.toHaveAttribute('aria-busy');
      release();
      await page.waitForTimeout(300);
      await expect(boxOf(page).dialog).toHaveCount(0);
    });

  test('with letters other than Latin ones on the keyboard, the key in the place of K opens it', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true}),
      ),
    );
    await boxOf(page).field.waitFor();
  });

  test('text pasted while the box is on its way is in the field', async ({openPage}) => {
    const {page, release} = await withSlowBox(openPage);
    await page.locator('h1').evaluate((title) => getSelection()?.selectAllChildren(title));
    await page.keyboard.press('Control+c');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('/');
    await page.keyboard.press('Control+v');
    await page.keyboard.type('!');
    release();
    await expect(boxOf(page).field).toHaveValue(`${await page.locator('h1').innerText()}!`);
  });

  test('text pasted while the box is on its way is cut at 512 letters', async ({openPage}) => {
    const {page, release} = await withSlowBox(openPage);
    await page.locator('h1').click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'a'.repeat(600));
    await page.keyboard.press('/');
    await page.keyboard.press('Control+v');
    release();
    await expect(boxOf(page).field).toHaveValue('a'.repeat(512));
  });

  test(
    'text selected on the page is the first query, cut to 64 letters, and typing replaces it',
    {tag: '@5-2'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      await select(page, '.theme-doc-markdown p');
      const {field} = await openBox(page);
      const query = await field.inputValue();
      expect(query).toHaveLength(64);
      expect(
        (await page.locator('.theme-doc-markdown p').first().innerText()).replaceAll(/\s+/g, ' '),
      ).toContain(query.slice(0, 40));
      await page.keyboard.type('run');
      await expect(field).toHaveValue('run');
    },
  );

  test(
    'text selected over two paragraphs is a query in one line',
    {tag: '@5-2'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const words = await page.evaluate(() => {
        const [first, second] = document.querySelectorAll('.theme-doc-markdown p');
        const [end, start] = [first?.lastChild, second?.firstChild];
        if (!(end instanceof Text) || !(start instanceof Text)) throw new Error('no text');
        getSelection()?.setBaseAndExtent(end, end.length - 8, start, 8);
        return [end.data.slice(-8), start.data.slice(0, 8)];
      });
      const {field} = await openBox(page);
      await expect(field).toHaveValue(words.join(' ').trim());
    },
  );

  test('a query is cut at 512 letters, typed or pasted', {tag: '@5-1'}, async ({openPage}) => {
    const page = await openPage(PAGE);
    const {field} = await openBox(page);
    await page.keyboard.insertText('a'.repeat(600));
    expect((await field.inputValue()).length).toBe(512);
    await page.keyboard.type('bc');
    await expect(field).toHaveValue('a'.repeat(512));
  });
});
