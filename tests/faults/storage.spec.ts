import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {browserArguments} from '../../scripts/support/browserArguments';
import {findChromium} from '../../scripts/support/findChromium';
import {environment} from '../../site.config';
import {API_PAGE} from '../api-reference/page';
import {consoleOf, responseStatus, sendButton} from '../api-console/console';
import {openBox} from '../search/box';
import {laidOut} from '../support/ready';
import {watchProblems} from '../support/watchProblems';
import {expect, ready, test} from '../support/test';

const QUICKSTART = '/toolhive/quickstart';

/** Uses all that remembers something, in the way a reader would, and sees that each thing works on the page at hand. */
async function useAll(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl + QUICKSTART);
  await ready(page);
  const mode = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await mode();
  const toggle = page.locator('.navbar__inner button[class*="toggleButton"]').first();
  await toggle.click();
  if ((await mode()) === before) await toggle.click();
  expect(await mode()).not.toBe(before);

  const tab = page.getByRole('tab', {name: 'Windows'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await openBox(page, 'thv version');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thv_version');
  const {field} = await openBox(page);
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.goto(siteUrl + API_PAGE);
  await ready(page);
  await laidOut(page);
  const console = await consoleOf(page, 'listWorkloads');
  await sendButton(console).click();
  await expect.poll(() => responseStatus(console).innerText()).toContain('200 OK');
}

/** Every key that the site or its framework reads, with a value none of them wrote. */
const SPOILT = [
  'theme',
  'docusaurus.tab.os',
  'docusaurus.tab.install',
  'search.history',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs.wrap',
  'docs.elsewhere',
];

test.describe('storage that is', () => {
  test('full keeps nothing, and everything works', async ({openPage, siteUrl}) => {
    test.setTimeout(60_000);
    const page = await openPage(QUICKSTART, {expected: [/Docusaurus storage error, can't set/]});
    const room = await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) {
        for (let size = 1 << 22; size >= 1; size >>= 1) {
          // As much as there is room for: whoever comes next meets the quota.
          for (let part = 0; ; part += 1) {
            try {
              store.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
            } catch {
              break;
            }
          }
        }
      }
      try {
        localStorage.setItem('theme', 'light');
        return 'there is room left';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(room).toBe('QuotaExceededError');
    await useAll(page, siteUrl);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  });

  for (const value of [
    '',
    'nonsense',
    '{',
    '{"recent":3}',
    'null',
    '[null]',
    '<img src=x onerror=alert(1)>',
  ]) {
    test(`spoilt with "${value}" under every key counts as empty`, async ({openPage, siteUrl}) => {
      test.setTimeout(60_000);
      const page = await openPage(undefined, {
        expected: [/Unexpected color mode/],
        before: (blank) =>
          blank.addInitScript(
            ([keys, spoilt]) => {
              if (sessionStorage.length > 0) return;
              for (const key of keys) localStorage.setItem(key, spoilt);
              for (const key of ['api-console', 'docs.places']) sessionStorage.setItem(key, spoilt);
            },
            [SPOILT, value] as const,
          ),
      });
      await useAll(page, siteUrl);
      // What the reader chose since then is kept as ever.
      expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('windows');
      expect(await page.evaluate(() => localStorage.getItem('search.history'))).toContain(
        'thv version',
      );
    });
  }

  test('closed, as browsers close it with the cookies, keeps nothing, and everything works', async ({
    siteUrl,
  }) => {
    test.setTimeout(90_000);
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    await mkdir(join(folder, 'Default'));
    await writeFile(
      join(folder, 'Default/Preferences'),
      JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
    );
    // A headless shell reads no settings.
    const executablePath = (await findChromium()) ?? environment.chromiumPath;
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath !== undefined && {executablePath}),
      args: browserArguments,
    });
    try {
      const problems = watchProblems(context, siteUrl, []);
      const page = await context.newPage();
      await page.goto(siteUrl + QUICKSTART);
      const closed = await page.evaluate(() => {
        const tries = {
          cookie: () => ((document.cookie = 'a=b'), document.cookie === '' ? 'dropped' : 'kept'),
          localStorage: () => localStorage.length,
          sessionStorage: () => sessionStorage.length,
        };
        return Object.entries(tries).map(([name, attempt]) => {
          try {
            return `${name}: ${attempt()}`;
          } catch (error) {
            return `${name}: ${(error as Error).name}`;
          }
        });
      });
      expect(closed).toEqual([
        'cookie: dropped',
        'localStorage: SecurityError',
        'sessionStorage: SecurityError',
      ]);
      await useAll(page, siteUrl);
      expect(problems).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, {recursive: true, force: true});
    }
  });
});
