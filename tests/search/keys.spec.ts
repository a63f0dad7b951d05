import {expect, test} from '../support/test';
import {boxOf, openBox} from './box';

const PAGE = '/toolhive/quickstart';
const QUERY = 'secrets';

test.describe('keys of the search box', () => {
  test(
    'arrow keys go through the entries and round, Enter opens the active one inside the site',
    {tag: ['@2.3-15', '@2.3-16', '@2.3-26']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, QUERY);
      const texts = await box.options.allInnerTexts();
      expect(await box.active()).toBe(texts[0]);
      await page.keyboard.press('ArrowDown');
      expect(await box.active()).toBe(texts[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await box.active()).toBe(texts.at(-1));
      await page.keyboard.press('ArrowDown');
      expect(await box.active()).toBe(texts[0]);

      await page.keyboard.press('ArrowDown');
      const href = await box.options.nth(1).getAttribute('href');
      await page.evaluate(() => Object.assign(window, {isSamePage: true}));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${href ?? 'nowhere'}`);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await expect(box.dialog).toHaveCount(0);
    },
  );

  for (const [keys, ...tags] of [
    ['Escape', '@2.3-17'],
    ['Tab', '@2.3-18'],
    ['Shift+Tab'],
    ['Control+k'],
  ] as const) {
    test(
      `${keys} closes the box and gives the focus back to the button`,
      {tag: ['@2.3-25', ...tags]},
      async ({openPage}) => {
        const page = await openPage(PAGE);
        const box = await openBox(page, QUERY);
        await page.keyboard.press(keys);
        await expect(box.dialog).toHaveCount(0);
        await expect
          .poll(() => box.button.evaluate((element) => element === document.activeElement))
          .toBe(true);
        expect(new URL(page.url()).pathname).toBe(PAGE);
      },
    );
  }

  for (const [keys, where, tag] of [
    ['Control+Enter', 'a new tab', '@2.3-19'],
    ['Meta+Enter', 'a new tab', '@2.3-19'],
    ['Shift+Enter', 'a new window', '@2.3-20'],
  ] as const) {
    test(
      `${keys} opens the entry in ${where} and leaves the box open`,
      {tag},
      async ({openPage}) => {
        const page = await openPage(PAGE);
        const box = await openBox(page, QUERY);
        const href = await box.options.first().getAttribute('href');
        const opened = page.context().waitForEvent('page');
        await page.keyboard.press(keys);
        const other = await opened;
        await other.waitForURL(`**${href ?? 'nowhere'}`);
        expect(new URL(page.url()).pathname).toBe(PAGE);
        await expect(box.dialog).toBeVisible();
      },
    );
  }

  test(
    'a new tab and a new window are asked for differently',
    {tag: '@2.3-20'},
    async ({openPage}) => {
      const page = await openPage(PAGE, {
        before: (blank) =>
          blank.addInitScript(() => {
            const calls: unknown[] = [];
            Object.assign(window, {
              calls,
              open: (...parameters: unknown[]) => (calls.push(parameters), null),
            });
          }),
      });
      const box = await openBox(page, QUERY);
      const href = await box.options.first().getAttribute('href');
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('Shift+Enter');
      expect(await page.evaluate(() => (window as unknown as {calls: string[][]}).calls)).toEqual([
        [href, '_blank', 'noopener'],
        [href, '_blank', expect.stringMatching(/^noopener,width=\d+,height=\d+$/)],
      ]);
    },
  );

  test('Enter before the answer means the first hit of the answer', async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, 'kubernetes');
    // Typed and entered in one task of the page: no answer can come in between.
    await box.field.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'thv version',
      );
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      field.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
      );
    });
    await page.waitForURL('**/reference/cli/thv_version**');
  });

  test('Enter on a line of the first answer opens that line, while the whole index is on its way', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {
      before: (opened) => opened.route('**/assets/search/index.*', () => undefined),
    });
    const box = boxOf(page);
    await page.keyboard.press('/');
    await box.field.fill(QUERY);
    await box.options.nth(2).waitFor();
    await expect(box.dialog).not.toHaveAttribute('data-status', 'idle');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const href = (await box.options.nth(2).getAttribute('href')) ?? 'nowhere';
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });

  test('Enter that ends the composition of a word chooses nothing', async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, QUERY);
    await box.field.dispatchEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await page.waitForTimeout(200);
    await expect(box.dialog).toBeVisible();
  });

  test(
    'a click beside the box closes it, one inside does not',
    {tag: '@2.3-22'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, QUERY);
      await box.dialog.locator('.search-hints').click();
      await expect(box.dialog).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(box.dialog).toHaveCount(0);
      await expect
        .poll(() => box.button.evaluate((element) => element === document.activeElement))
        .toBe(true);
    },
  );

  test(
    'a click on an entry opens it inside the site and closes the box',
    {tag: ['@2.3-13', '@2.3-24']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, QUERY);
      const href = await box.options.nth(2).getAttribute('href');
      await box.options.nth(2).click();
      await page.waitForURL(`**${href ?? 'nowhere'}`);
      await expect(box.dialog).toHaveCount(0);
    },
  );

  test('the mouse makes the entry below it the active one', async ({openPage}) => {
    const page = await openPage(PAGE);
    const box = await openBox(page, QUERY);
    await box.options.nth(3).hover();
    expect(await box.active()).toBe(await box.options.nth(3).innerText());
    await page.keyboard.press('ArrowDown');
    expect(await box.active()).toBe(await box.options.nth(4).innerText());
  });

  test('says which keys do what', {tag: '@2.3-21'}, async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog} = await openBox(page);
    const hints = await dialog.locator('.search-hints li').allTextContents();
    expect(hints.map((hint) => hint.replaceAll(/\s+/g, ' '))).toEqual([
      'Enter to select',
      'Arrow down Arrow up to navigate',
      'escEscape to close',
    ]);
  });

  test(
    'on a phone it fills the window and Cancel closes it',
    {tag: ['@2.3-6', '@2.3-23']},
    async ({openPage}) => {
      const page = await openPage(PAGE, {width: 390, height: 844, hasTouch: true});
      const box = boxOf(page);
      await box.button.tap();
      await box.field.waitFor();
      await page.waitForTimeout(200);
      expect(await box.dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
      await box.dialog.getByRole('button', {name: 'Cancel'}).tap();
      await expect(box.dialog).toHaveCount(0);
      await expect
        .poll(() => box.button.evaluate((element) => element === document.activeElement))
        .toBe(true);
    },
  );

  test('the page behind does not scroll', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {dialog} = await openBox(page);
    await page.mouse.move(1150, 740);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
