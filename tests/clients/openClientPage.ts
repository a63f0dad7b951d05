import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {listen, type Listening} from '../../server/testing/listen';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves the files of a folder; a folder is its index.html, and what is missing an empty page. */
export function serveFolder(folder: string): Promise<Listening> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://x').pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    );
    response.setHeader(
      'Content-Type',
      TYPES[extname(file ?? 'empty.html')] ?? 'application/octet-stream',
    );
    if (file === undefined) response.end('<!doctype html>');
    else createReadStream(file).pipe(response);
  });
  return listen(server);
}

/** The provider's hosts, which clients ask when they are not told of others. */
const PROVIDER = /^https:\/\/[^/]*\.(?:algolia\.net|algolianet\.com|algolia\.io)\//;

/** Opens an empty page in which requests to the provider go to `target`; browsers check who may read them as always. */
export async function openClientPage(browser: Browser, at: string, target: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.route(PROVIDER, async (route) => {
    const url = route.request().url().replace(PROVIDER, `${target}/`);
    await route.fulfill({response: await route.fetch({url})});
  });
  await page.goto(`${at}/empty`);
  return page;
}
