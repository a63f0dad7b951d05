import type {Page} from '@playwright/test';
import {COMMAND_ROUTES} from '../routes';
import {expect, test} from '../support/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const category = (page: Page, name: string) =>
  sidebar(page).locator(`li:has(> div > a > span:text-is("${name}"))`);
const caret = (page: Page, name: string) => category(page, name).locator('.menu__caret').first();
const entries = (page: Page, name: string) => category(page, name).locator('ul').first();

test.describe('the sidebar', () => {
  test('opens and closes a category by its button, with the keyboard too', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await expect(entries(page, 'Command reference')).toBeHidden();
    await caret(page, 'Command reference').focus();
    await page.keyboard.press('Enter');
    await expect(entries(page, 'Command reference')).toBeVisible();
    await expect(caret(page, 'Command reference')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(entries(page, 'Command reference')).toBeHidden();
    await expect(caret(page, 'Command reference')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes a category that has no page of its own by its name', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const name = sidebar(page).getByRole('button', {name: 'Concepts', exact: true});
    await name.click();
    await expect(entries(page, 'Concepts')).toBeHidden();
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(new URL(page.url()).pathname).toBe('/toolhive/quickstart');
  });

  test('keeps what the reader opened on the way to other pages', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await caret(page, 'Command reference').click();
    await caret(page, 'Kubernetes guides').click();
    await sidebar(page).getByRole('link', {name: 'Install', exact: true}).click();
    await page.waitForURL('**/guides-cli/install');
    await expect(entries(page, 'Command reference')).toBeVisible();
    await expect(entries(page, 'Kubernetes guides')).toBeHidden();
  });

  test('marks the page on screen and shows it, from wherever the reader came', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    expect(await sidebar(page).locator('[aria-current=page]').allInnerTexts()).toEqual([
      'Run MCP servers',
    ]);
    await page.locator('.theme-doc-markdown a[href*="/reference/cli/"]').first().click();
    await page.waitForURL('**/reference/cli/**');
    const current = sidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', new URL(page.url()).pathname);
    await expect(current).toBeInViewport({ratio: 1});
    await expect(category(page, 'Command reference').locator('a').first()).toHaveClass(
      /menu__link--active/,
    );
  });

  test('opens the page of a category by its name, and closes the category once that page is on screen', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart');
    const link = sidebar(page).getByRole('link', {name: 'Command reference', exact: true});
    await link.click();
    await page.waitForURL('**/reference/cli/');
    await expect(entries(page, 'Command reference')).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await opened;
    await expect(entries(page, 'Command reference')).toBeVisible();
    await link.click();
    await expect(entries(page, 'Command reference')).toBeHidden();
  });

  test('names every page of closed categories without scripts', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {javaScript: false});
    await expect(sidebar(page).locator('a[href*="/reference/cli/thv"]')).toHaveCount(
      COMMAND_ROUTES.length,
    );
  });
});

test.describe('the table of contents', () => {
  const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');
  const marked = (page: Page) => contents(page).locator('[aria-current]');

  test('marks the section that is being read', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    await expect(marked(page)).toHaveCount(0);
    const putAt = (id: string, share: number) =>
      page.locator(`#${id}`).evaluate((heading, part) => {
        const {top} = heading.getBoundingClientRect();
        window.scrollBy({top: top - innerHeight * part, behavior: 'instant'});
      }, share);
    for (const id of ['check', 'before']) {
      await putAt(id, 0.2);
      await expect(marked(page)).toHaveAttribute('href', `#${id}`);
    }
    // The end of a section, with the next one in the lower half of the window.
    await putAt('check', 0.7);
    await expect(marked(page)).toHaveAttribute('href', '#http-proxy');
  });

  test('marks each entry that is pressed, also of short sections and at the end', async ({
    openPage,
  }) => {
    for (const height of [900, 1400]) {
      const page = await openPage('/toolhive/reference/cli/thv_stop', {height});
      const links = await contents(page).getByRole('link').all();
      expect(links.length).toBeGreaterThan(8);
      for (const link of [...links, ...links.reverse()]) {
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'location');
        await expect(marked(page)).toHaveCount(1);
      }
    }
  });

  test('marks no second entry on a page that a reader comes back to', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    const pageLink = (name: string) =>
      page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});
    const entry = (name: string) => contents(page).getByRole('link', {name});
    await entry('Clean up').click();
    await expect(entry('Clean up')).toHaveAttribute('aria-current', 'location');
    await pageLink('MCP primer').click();
    await expect(page.locator('h1')).toContainText('MCP');
    await pageLink('Quickstart').click();
    await expect(page.locator('h1')).toContainText('Quickstart');
    await expect(entry('Clean up')).not.toHaveAttribute('aria-current');
    await entry('Troubleshooting').click();
    await expect(entry('Troubleshooting')).toHaveAttribute('aria-current', 'location');
    await expect(marked(page)).toHaveCount(1);
  });

  test('keeps the marked entry in sight where it is longer than the window, and moves only itself', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', {height: 600});
    for (const id of ['when-it-fails', 'before']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
      const read = await page.evaluate(() => scrollY);
      await expect(marked(page)).toHaveAttribute('href', `#${id}`);
      await expect(marked(page)).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY)).toBe(read);
    }
  });

  test('opens without scripts on a phone', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', {
      width: 390,
      javaScript: false,
    });
    await page.locator('.theme-doc-toc-mobile summary').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  });
});
