import type {Locator} from '@playwright/test';
import {runAxe} from '../support/runAxe';
import {expect, ready, test} from '../support/test';

const GUIDE = '/toolhive/guides-cli/run-mcp-servers';

test.describe('keyboard shortcuts', () => {
  test('are listed when a reader presses ?, and go away with Escape, back to where the reader was', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    const link = page.locator('.theme-doc-markdown a').first();
    await link.focus();
    await page.keyboard.press('?');
    const panel = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('Search');
    expect(await runAxe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('of one key alone can be switched off and on again; those with Ctrl stay', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    const panel = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    const single = panel.getByRole('checkbox', {name: 'shortcuts of one key alone'});
    const search = page.getByRole('combobox', {name: 'Search'});
    await page.keyboard.press('?');
    await single.check();
    await page.keyboard.press('Escape');
    for (const reload of [false, true]) {
      if (reload) {
        await page.reload();
        await ready(page);
        await page.waitForLoadState('networkidle');
      }
      await page.keyboard.press('?');
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(search).toHaveValue('');
      await expect(panel).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(search).toHaveCount(0);
    }
    await page.keyboard.press('Control+?');
    await single.uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(search).toBeVisible();
  });

  test('begin with their heading also in a window as low as at four times the size', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {width: 320, height: 256});
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', {name: 'Keyboard shortcuts'})).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
  });

  test('give way to the search, which answers the keys that they list', async ({openPage}) => {
    const page = await openPage(GUIDE);
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press('?');
      const panel = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
      await expect(panel).toBeVisible();
      await panel.getByRole('button', {name: 'Close'}).focus();
      await page.keyboard.press(key);
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);
    }
    // A key that opens no search leaves the list as it is.
    await page.keyboard.press('?');
    await page.keyboard.press('Control+Shift+k');
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  });

  test('are not opened by a question mark that is typed', async ({openPage}) => {
    const page = await openPage('/search');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('searchbox').press('?');
    await expect(page.getByRole('searchbox')).toHaveValue('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(fetched.filter((url) => url.includes('shortcuts'))).toEqual([]);
  });
});

test('links to other sites are marked for readers who ask for it, on later visits, too', async ({
  openPage,
}) => {
  const page = await openPage('/toolhive/guides-cli/install');
  const link = page.locator('.theme-doc-markdown a[href^=http]').first();
  const mark = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await mark()).toBe('none');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', {name: 'Mark links that lead to other sites'}).check();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  expect(await mark()).toContain('↗');
  await page.reload();
  await ready(page);
  expect(await mark()).toContain('↗');
});

test('a choice to wrap lines of code holds for other pages, until it is taken back', async ({
  openPage,
}) => {
  const page = await openPage(GUIDE);
  const wrap = page
    .locator('figure[data-code=output]', {hasText: 'CREATED AT'})
    .getByRole('button', {name: 'Wrap long lines'})
    .first();
  await page.getByRole('button', {name: 'Wrap long lines'}).first().click();
  await page.goto('/toolhive/quickstart');
  await ready(page);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('figure[data-code=output]').first()).toHaveAttribute(
    'data-wrap',
    'yes',
  );
  await wrap.click();
  await page.reload();
  await ready(page);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('the head of a long table stays in the window', async ({openPage}) => {
  const page = await openPage('/toolhive/reference/cli/thv_run');
  const table = page.locator('scroll-area table:not([tabindex="0"]):has(tr:nth-child(9))').first();
  await table
    .locator('tbody tr')
    .nth(8)
    .evaluate((row) => row.scrollIntoView({block: 'center'}));
  const top = async (part: Locator) => (await part.boundingBox())?.y;
  await expect.poll(() => top(table)).toBeLessThan(0);
  const head = table.locator('thead th').first();
  await expect.poll(() => top(head)).toBeGreaterThanOrEqual(0);
  expect(await top(head)).toBeLessThan(100);
});

for (const [system, userAgent, tab] of [
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
] as const) {
  test(`the tabs of ${system} are open there, until the reader chooses others`, async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart', {
      before: (blank) =>
        blank.addInitScript(
          (value) => Object.defineProperty(navigator, 'userAgent', {value}),
          userAgent,
        ),
    });
    const chosen = (name: string) => page.getByRole('tab', {name, exact: true, selected: true});
    await expect(chosen(tab)).toHaveCount(2);
    await page.getByRole('tab', {name: 'Linux', exact: true}).first().click();
    await page.reload();
    await ready(page);
    await expect(chosen('Linux')).toHaveCount(2);
  });
}

test('the contents stay where the keyboard is in them, also when the page moves to another section', async ({
  openPage,
}) => {
  const page = await openPage(GUIDE, {width: 1280, height: 800});
  await page.keyboard.press('End');
  await expect(page.locator('.pagination-nav a').last()).toBeInViewport();
  await page.waitForTimeout(300);
  await page.locator('.pagination-nav a').last().focus();
  const inContents = () =>
    page.evaluate(() => document.activeElement?.closest('.table-of-contents') !== null);
  await expect
    .poll(async () => {
      if (!(await inContents())) await page.keyboard.press('Tab');
      return inContents();
    })
    .toBe(true);
  await page.evaluate(() => scrollBy(0, -3000));
  await page.waitForTimeout(300);
  await expect(page.locator('.table-of-contents :focus')).toBeInViewport();
});
