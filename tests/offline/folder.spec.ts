import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {expect, test as base, type Page} from '@playwright/test';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {writeFolder} from '../../scripts/folder/writeFolder';
import {environment, site} from '../../site.config';
import {openBox} from '../search/box';
import {ready} from '../support/test';

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

/** The pages in a folder, opened without a server, by readers to whom nothing else answers. */
const test = base.extend<{open: (file: string) => Promise<Page>}, {folder: string}>({
  folder: [
    async ({}, use) => {
      // A name that an address must encode.
      const folder = await mkdtemp(path.join(tmpdir(), 'my docs #1 '));
      const {baseUrl, url} = environment;
      await writeFolder(BUILD, folder, {
        baseUrl,
        origin: url,
        languages: site.locales.map(({code}) => code),
      });
      await use(folder);
      await rm(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
  open: async ({browser, folder}, use) => {
    const context = await browser.newContext();
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    context.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) problems.push(request.url());
    });
    const page = await context.newPage();
    await use(async (file) => {
      await page.goto(pathToFileURL(path.join(folder, file)).href);
      await ready(page);
      return page;
    });
    await context.close();
    expect(problems).toEqual([]);
  },
});

test.describe.configure({mode: 'default'});

test('a folder shows pages with their styles, and links lead from file to file', async ({open}) => {
  const page = await open('index.html');
  await page.locator('.navbar').getByRole('link', {name: 'ToolHive Docs'}).click();
  await expect(page).toHaveURL(/\/toolhive\/index\.html$/);
  await ready(page);
  await page.locator('aside').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL(/\/toolhive\/quickstart\/index\.html$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Quickstart/);
  expect(await page.locator('aside [aria-current=page]').innerText()).toBe('Quickstart');
  await ready(page);
  await page.getByRole('button', {name: /copy/i}).first().click();
  const broken = await page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  );
  expect(broken).toBe(0);
});

test('the search in a folder finds sections and leads to them', async ({open}) => {
  const page = await open('toolhive/quickstart/index.html');
  const {options, field} = await openBox(page, 'restart');
  await expect(options.first()).toContainText(/restart/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/^file:.*restart.*/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.goto(page.url().replace(/toolhive\/.*$/, 'search/index.html?q=restart'));
  await expect(page.locator('.search-result').first()).toContainText(/restart/i);
  await page.getByRole('button', {name: /^Command/}).click();
  await expect(page).toHaveURL(/kind=command/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
});

test('what pages read as data is in the folder: messages of errors, the API specification', async ({
  open,
}) => {
  const page = await open('toolhive/reference/errors/index.html');
  await page.getByRole('textbox').first().fill('no supported container runtime available');
  await expect(page.locator('error-finder dl').first()).toBeVisible();
  await open('toolhive/reference/api/index.html');
  await page.getByRole('button', {name: /^Try/}).first().click();
  await expect(page.getByRole('button', {name: 'Send'}).first()).toBeVisible();
});

test('no link of a folder leads to a file that is not there', async ({folder}) => {
  const missing: string[] = [];
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8');
    for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"?#]+)/g)) {
      if (/^\w+:/.test(address)) continue;
      const target = path.resolve(folder, path.dirname(file), decodeURI(address));
      if (!target.startsWith(folder) || !existsSync(target)) missing.push(`${file}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
});
