import type {Locator, Page} from '@playwright/test';
import {NEWER_BROWSERS} from '../support/newerBrowsers';
import {expect, test} from '../support/test';

const PHONE = {width: 390, height: 844};
const GUIDE = '/toolhive/quickstart';

const open = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click();
const panel = (page: Page) => page.locator('.navbar-sidebar');

/** Whether the panel is inside the window, once it has stopped moving. */
async function isShown(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const sidebar = document.querySelector('.navbar-sidebar');
    if (sidebar === null) {
      return false;
    }
    // One whose place another takes is broken off.
    await Promise.allSettled(sidebar.getAnimations().map((animation) => animation.finished));
    const {left, right} = sidebar.getBoundingClientRect();
    return right > 0 && left < innerWidth && getComputedStyle(sidebar).visibility === 'visible';
  });
}

/** Whether mouse, keyboard and screen reader reach a link; those of the menu beside the shown one they do not. */
async function isReachable(link: Locator): Promise<boolean> {
  return link.evaluate((element) => element.closest('[inert]') === null);
}

/** How far a turn of the mouse wheel moves the page behind. */
async function wheel(page: Page): Promise<number> {
  await page.mouse.move(PHONE.width - 5, 400);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  return page.evaluate(() => scrollY);
}

test.describe('mobile sidebar', () => {
  test(
    'opens with the hamburger button and closes with its own',
    {tag: ['@2.2-18', '@4-2']},
    async ({openPage}) => {
      const page = await openPage(GUIDE, PHONE);
      expect(await isShown(page)).toBe(false);
      await open(page);
      await expect.poll(() => isShown(page)).toBe(true);
      await page.getByRole('button', {name: 'Close navigation bar'}).click();
      await expect.poll(() => isShown(page)).toBe(false);
    },
  );

  test(
    'its icons have the sizes of the specification',
    {tag: ['@2.2-18', '@2.2-19']},
    async ({openPage}) => {
      const page = await openPage(GUIDE, PHONE);
      const sizes = (name: string) =>
        page
          .getByRole('button', {name})
          .locator('svg')
          .evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')]);
      expect(await sizes('Toggle navigation bar')).toEqual(['30', '30']);
      await open(page);
      expect(await sizes('Close navigation bar')).toEqual(['21', '21']);
    },
  );

  test(
    'starts with the docs menu on a docs page; "Back to main menu" leads to the main one',
    {tag: '@2.2-20'},
    async ({openPage}) => {
      const page = await openPage(GUIDE, PHONE);
      await open(page);
      const docsLink = panel(page).getByRole('link', {name: 'Quickstart', exact: true});
      const mainLink = panel(page).getByRole('link', {name: 'ToolHive Docs', exact: true});
      await docsLink.waitFor();
      expect([await isReachable(docsLink), await isReachable(mainLink)]).toEqual([true, false]);
      await panel(page).getByRole('button', {name: 'Back to main menu'}).click();
      await expect.poll(() => isReachable(mainLink)).toBe(true);
      expect(await isReachable(docsLink)).toBe(false);
    },
  );

  test('shows the entry of the page, however far down, below the way back', async ({openPage}) => {
    const page = await openPage('/toolhive/reference/cli/thv_secret_set', PHONE);
    await open(page);
    const current = panel(page).locator('[aria-current=page]');
    const back = panel(page).getByRole('button', {name: 'Back to main menu'});
    await expect(current).toBeInViewport({ratio: 1});
    await expect(back).toBeInViewport({ratio: 1});
    const list = page.locator('.navbar-sidebar__item:not([inert])');
    expect(await list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(400);
    // Who goes back with the keyboard sees where they are.
    await current.focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const [button, focused] = await Promise.all([
        back.boundingBox(),
        page.locator(':focus').boundingBox(),
      ]);
      expect(focused?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    }
  });

  test('on the landing page it starts with the main menu', async ({openPage}) => {
    const page = await openPage('/', PHONE);
    await open(page);
    const mainLink = panel(page).getByRole('link', {name: 'ToolHive Docs', exact: true});
    await mainLink.waitFor();
    expect(await isReachable(mainLink)).toBe(true);
  });

  test('on the API page it has the methods of operations as badges, never cut in two', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/api', {...PHONE, width: 320});
    await open(page);
    const badges = await panel(page)
      .locator('[data-method]')
      .evaluateAll((all) =>
        all.map((badge) => {
          const text = document.createRange();
          text.selectNodeContents(badge);
          const lines = text.getClientRects().length;
          return {lines, ground: getComputedStyle(badge).backgroundColor};
        }),
      );
    expect(badges.length).toBeGreaterThan(10);
    for (const {lines, ground} of badges) {
      expect(lines).toBe(1);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    }
  });

  test('closes when a page of it is chosen', async ({openPage}) => {
    const page = await openPage('/toolhive/', PHONE);
    await open(page);
    await panel(page).getByRole('link', {name: 'Quickstart', exact: true}).click();
    await page.waitForURL('**/toolhive/quickstart');
    await expect.poll(() => isShown(page)).toBe(false);
  });

  test('closes on a click beside it and gives the focus back', async ({openPage}) => {
    const page = await openPage(GUIDE, PHONE);
    await open(page);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.mouse.click(PHONE.width - 5, 400);
    await expect.poll(() => isShown(page)).toBe(false);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
  });

  test(
    'closes when the layout becomes desktop, and stays closed when it is mobile again',
    {tag: '@4-3'},
    async ({openPage}) => {
      const page = await openPage(GUIDE, PHONE);
      await open(page);
      await expect.poll(() => isShown(page)).toBe(true);
      await page.setViewportSize({width: 1280, height: 800});
      await expect.poll(() => isShown(page)).toBe(false);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY))
        .toBe('visible');
      // The button of the menu is not shown.
      await expect(page.locator('.navbar__brand').first()).toBeFocused();
      await page.setViewportSize(PHONE);
      await expect
        .poll(() => page.getByRole('button', {name: 'Toggle navigation bar'}).isVisible())
        .toBe(true);
      await expect.poll(() => isShown(page)).toBe(false);
    },
  );

  test('the page behind does not scroll while it is open', {tag: '@4-4'}, async ({openPage}) => {
    const page = await openPage(GUIDE, PHONE);
    await open(page);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await wheel(page)).toBe(0);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await wheel(page)).toBeGreaterThan(0);
  });
});

test.describe('the layout boundary', () => {
  for (const {width, isMobile} of [
    {width: 996, isMobile: true},
    {width: 997, isMobile: false},
  ]) {
    test(
      `at ${width} pixels mobile is ${isMobile}`,
      {tag: ['@4-1', '@9-1']},
      async ({openPage}) => {
        const page = await openPage(GUIDE, {width});
        await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({
          visible: isMobile,
        });
        await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({
          visible: !isMobile,
        });
        await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: isMobile});
        await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: !isMobile});
      },
    );
  }

  test('on a desktop the table of contents lies beside the text', async ({openPage}) => {
    const page = await openPage(GUIDE, {width: 997});
    const text = await page.locator('article').boundingBox();
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    expect(contents?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? Infinity));
    expect(contents?.y).toBeLessThan(400);
  });

  test('marks where the reader is, on a page that came without loading the site, too', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, PHONE);
    const current = page.locator('phone-menu [aria-current]');
    await expect(current).not.toHaveCount(0);
    await page.locator('a.navbar__brand').first().click();
    await expect(page.locator('h1')).toHaveText('Simple and secure AI tools');
    await expect(current).toHaveCount(0);
  });

  test(
    'Back closes it and leaves the page below as it is; the next Back leaves the page',
    {
      tag: NEWER_BROWSERS,
    },
    async ({openPage}) => {
      const page = await openPage(GUIDE, PHONE);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.locator('h1')).not.toHaveText(/^Quickstart/);
      await open(page);
      await expect.poll(() => isShown(page)).toBe(true);
      await page.evaluate(() => history.back());
      await expect.poll(() => isShown(page)).toBe(false);
      await expect(page.locator('h1')).not.toHaveText(/^Quickstart/);
      await page.evaluate(() => history.back());
      await expect(page.locator('h1')).toHaveText(/^Quickstart/);
    },
  );

  test('makes room for the search, which gives the focus to its button in the end', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {...PHONE, width: 640});
    await open(page);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect.poll(() => isShown(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  });
});
