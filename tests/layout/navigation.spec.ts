import type {Locator, Page} from '@playwright/test';
import {fetched} from '../support/fetched';
import {scrollEnd, scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

/** The link to the next page, which has been fetched because the mouse is over it. */
async function pointAtNext(page: Page): Promise<Locator> {
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await fetched(page, `/parts${(await next.getAttribute('href')) ?? ''}.txt`);
  return next;
}

test.describe('navigation', () => {
  test('to another page begins at its top', {tag: '@2.1-5'}, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await scrollTo(page, 1500);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => !url.pathname.endsWith('quickstart'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('to an anchor that moved to another page says so above the text, which keeps its width', async ({
    openPage,
  }) => {
    const moved = '/toolhive/guides-cli/install#config-file';
    for (const width of [390, 1280]) {
      const page = await openPage(moved, {width});
      const text = page.locator('.theme-doc-markdown');
      const withNotice = await text.boundingBox();
      const link = page.getByRole('main').getByText('This section has moved').getByRole('link');
      await expect(link).toBeInViewport();
      await page.goto(moved.replace(/#.*/, ''));
      await expect(link).toBeHidden();
      const {x, width: whole} = (await text.boundingBox()) ?? {};
      expect(withNotice).toMatchObject({x, width: whole});
    }
  });

  test('to an anchor of another page begins at the anchor', {tag: '@2.1-6'}, async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const link = page.locator('.theme-doc-markdown a[href*="/reference/cli/"][href*="#"]').first();
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await link.click();
    await page.waitForURL(`**#${id}`);
    await page.locator(`[id="${id}"]`).waitFor();
    await scrollEnd(page);
    const box = await page.locator(`[id="${id}"]`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(200);
  });

  test('to a page that is there already shows it at once; address, title and navigation follow', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const next = await pointAtNext(page);
    const [before, after, address] = await next.evaluate((link: HTMLAnchorElement) => {
      const heading = (): string => document.querySelector('h1')?.textContent ?? '';
      const shown = heading();
      link.click();
      return [shown, heading(), [link.pathname, location.pathname]] as const;
    });
    expect(after).not.toBe(before);
    expect(address[1]).toBe(address[0]);
    await expect.poll(() => page.title()).toContain(after);
    await expect
      .poll(() =>
        page.locator('.theme-doc-sidebar-container a[aria-current=page]').getAttribute('href'),
      )
      .toBe(address[0]);
  });

  test('back at once, before the frame has followed, shows the page before', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const next = await pointAtNext(page);
    const opened = await page.locator('h1').innerText();
    await next.evaluate((link: HTMLElement) => {
      link.click();
      history.back();
    });
    await page.waitForURL('**/toolhive/quickstart');
    await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual([opened]);
    await expect.poll(() => page.title()).toContain(opened);
  });

  test('twice at once ends at the second page', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const links = page.locator('.theme-doc-sidebar-container a[href^="/toolhive/guides-cli/"]');
    for (const at of [0, 1]) await links.nth(at).hover();
    await page.waitForLoadState('networkidle');
    const second = await links.nth(1).evaluate((link: HTMLAnchorElement) => {
      document
        .querySelector<HTMLAnchorElement>(
          '.theme-doc-sidebar-container a[href^="/toolhive/guides-cli/"]',
        )
        ?.click();
      link.click();
      return link.pathname;
    });
    await page.waitForURL(`**${second}`);
    const title = await page.locator('h1').innerText();
    await expect.poll(() => page.title()).toContain(title);
    await expect
      .poll(() =>
        page.locator('.theme-doc-sidebar-container a[aria-current=page]').getAttribute('href'),
      )
      .toBe(second);
  });

  test('back returns to where the reader was', {tag: '@4-34'}, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await scrollTo(page, 600);
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL((url) => !url.pathname.endsWith('quickstart'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });

  for (const [path, tag] of [
    ['/toolhive/quickstart.html', '@2.1-4'],
    ['/toolhive/quickstart/index.html', '@2.1-3'],
  ] as const) {
    test(
      `${path} shows its page also where the server does not redirect`,
      {tag},
      async ({openPage, siteUrl}) => {
        const page = await openPage(path, {
          // React says that it had to render anew, as the page was made for the clean address.
          expected: [/React error #418/],
          before: (before) =>
            before.route(`**${path}`, async (route) => {
              await route.fulfill({
                response: await route.fetch({url: `${siteUrl}/toolhive/quickstart`}),
              });
            }),
        });
        expect(new URL(page.url()).pathname).toMatch(new RegExp(`${path}$`));
        await expect
          .poll(() => page.locator('h1').allTextContents())
          .toEqual([expect.stringMatching(/^Quickstart/)]);
        await expect(page).toHaveTitle(/^Quickstart.* \| /);
      },
    );
  }

  test('changes the title, and tells screen readers by moving the focus', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Quickstart', exact: true})
      .click();
    await expect(page).toHaveTitle(/^Quickstart.* \| /);
    // The page begins anew for the keyboard: the next Tab reaches the skip link.
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to main content');
  });
});
