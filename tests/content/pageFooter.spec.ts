import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createApp} from '../../server/createApp';
import {EventLog} from '../../server/search/log/EventLog';
import {startServer, type RunningServer} from '../../server/startServer';
import {site} from '../../site.config';
import {useBackend} from '../search/useBackend';
import {hold} from '../support/hold';
import {expect, ready, test, type OpenPage} from '../support/test';

/** Fetches something else: whatever the end of the page makes a browser fetch, it asked for before. */
async function showShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).waitFor();
}

const GUIDE = '/toolhive/guides-cli/run-mcp-servers';

test.describe('the end of a page', () => {
  test('opens a report of an issue with the page and its release filled in', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const link = page.getByRole('link', {name: 'Report an issue'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.href.startsWith(site.search.newIssueUrl)).toBe(true);
    expect(url.searchParams.get('title')).toContain(await page.locator('h1').innerText());
    expect(url.searchParams.get('body')).toContain(GUIDE);
    expect(url.searchParams.get('body')).toContain(site.release);
  });

  test('says when the page last changed, and guides begin with the time they take', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    const time = page.locator('.page-footer time');
    expect(await time.getAttribute('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
    await expect(time).toBeVisible();
    await expect(
      (await openPage('/toolhive/reference/cli/thv_run')).getByText(/ min read$/),
    ).toHaveCount(0);
  });

  test('names the pages before and after with what they are about', async ({
    openPage,
    readPage,
  }) => {
    const page = await openPage(GUIDE);
    const links = page.locator('.pagination-nav__link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      const {meta} = await readPage((await link.getAttribute('href')) ?? '');
      await expect(link).toContainText(meta.get('description') ?? 'no description');
    }
  });

  /** The text that the button copies. */
  async function copiedCommands(page: Page): Promise<string> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', {name: 'Copy all commands of this page'}).click();
    await expect(page.locator('copy-commands [aria-live]')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test('copies the commands of the whole page, as they are shown, under their headings', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE);
    const text = await copiedCommands(page);
    const samples = page.locator(
      '.theme-doc-markdown [data-code=input]:visible [data-language=bash] code',
    );
    expect(await samples.count()).toBeGreaterThan(5);
    const withoutMarks = text.replaceAll(/^# /gm, '');
    for (const sample of await samples.allTextContents())
      expect(withoutMarks).toContain(sample.trim());
    expect(text).toMatch(/^# .+\nthv /m);
  });

  test('says each time that it copied', async ({openPage}) => {
    const page = await openPage(GUIDE);
    await copiedCommands(page);
    const status = page.locator('copy-commands [aria-live]');
    const changes = await status.evaluateHandle((element) => {
      const texts: (string | null)[] = [];
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
      });
      return texts;
    });
    await copiedCommands(page);
    await expect.poll(() => changes.jsonValue()).toEqual(['', 'Copied']);
  });

  test('copies commands that remove something as comments, so that nothing is lost by pasting all', async ({
    openPage,
  }) => {
    const lines = (await copiedCommands(await openPage('/toolhive/guides-cli/install'))).split(
      '\n',
    );
    const removing = lines.filter((line) => /\b(?:rm|uninstall|reset-keyring)\s/.test(`${line} `));
    expect(removing).toContain('# thv secret reset-keyring');
    expect(removing.filter((line) => !line.startsWith('# '))).toEqual([]);
    expect(lines).toContain('thv version');
  });
});

test.describe('whether a page helped', () => {
  let folder = '';
  let log: EventLog | undefined;
  let server: RunningServer | undefined;
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feedback-'));
    log = await EventLog.open(path.join(folder, 'events.jsonl'));
    server = await startServer(createApp({buildDir: 'build', baseUrl: '/', log}), '127.0.0.1', 0);
  });
  test.afterEach(async () => {
    await server?.stop();
    await log?.close();
    await rm(folder, {recursive: true});
  });

  const openAsking = async (openPage: OpenPage, siteUrl: string, host = '') => {
    const page = await openPage(undefined, {
      expected: [/third-party request: .*\/1\/feedback/, /Failed to load resource/, /feedback/],
      bypassCSP: true,
    });
    await useBackend(page, `feedback:"${host || server?.url}"`);
    await page.goto(siteUrl + GUIDE);
    await ready(page);
    await page.locator('page-feedback').scrollIntoViewIfNeeded();
    return page;
  };

  test('is asked at the end of the page, and kept by the server with the comment', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openAsking(openPage, siteUrl);
    const question = page.getByRole('group', {name: 'Was this page helpful?'});
    await question.getByRole('button', {name: 'No'}).click();
    await page.getByRole('textbox', {name: 'What was missing?'}).fill('How to stop it');
    const release = await hold(page, '**/1/feedback');
    await page.getByRole('button', {name: 'Send'}).press('Enter');
    const status = page.locator('page-feedback [role=status]');
    await expect(status).toHaveText('Sending…');
    release();
    await expect(status).toHaveText('Thank you.');
    await expect(status).toBeFocused();
    const lines = (await readFile(path.join(folder, 'events.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        type: 'feedback',
        time: expect.any(String) as unknown,
        page: GUIDE,
        version: site.release,
        isHelpful: false,
        comment: 'How to stop it',
      },
    ]);
  });

  test('is asked once, however often the reader comes back', async ({openPage, siteUrl}) => {
    const page = await openAsking(openPage, siteUrl);
    const question = page.getByRole('group', {name: 'Was this page helpful?'});
    await question.waitFor();
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === GUIDE);
    await page.locator('page-feedback').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await expect(question).toHaveCount(1);
  });

  test('can be sent again when the server was not there', async ({openPage, siteUrl}) => {
    const page = await openAsking(openPage, siteUrl, 'http://127.0.0.1:9');
    await page.getByRole('button', {name: 'Yes'}).click();
    const send = page.getByRole('button', {name: 'Send'});
    await send.press('Enter');
    await expect(page.locator('page-feedback [role=status]')).toContainText('could not be sent');
    await expect(send).toBeFocused();
  });

  test('is not asked where no server collects, and nothing is fetched for it', async ({
    openPage,
  }) => {
    const fetched: string[] = [];
    const page = await openPage(GUIDE, {
      before: async (opened) => {
        opened.on('request', (request) => fetched.push(request.url()));
        return Promise.resolve();
      },
    });
    await page.locator('.page-footer').scrollIntoViewIfNeeded();
    await showShortcuts(page);
    await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
    expect(fetched.filter((url) => url.includes('feedback'))).toEqual([]);
  });

  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    test(`is not asked of readers who want no tracking, as ${signal} says`, async ({
      openPage,
      siteUrl,
    }) => {
      const page = await openPage(undefined, {bypassCSP: true});
      await page.addInitScript(
        ([name, set]) => Object.defineProperty(navigator, name, {value: set}),
        [signal, value] as const,
      );
      await useBackend(page, `feedback:"${server?.url}"`);
      await page.goto(siteUrl + GUIDE);
      await ready(page);
      await page.locator('.page-footer').scrollIntoViewIfNeeded();
      await showShortcuts(page);
      await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
    });
});
