import {createServer} from 'node:http';
import {readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {launchChromium} from '../../../scripts/support/launchChromium';
import {listen} from '../../../server/testing/listen';
import {firstPages, type Answer, type Engine} from './engine';
import {htmlOfPages} from './htmlOfPages';
import {fetchPagefind} from './fetchPagefind';

/** The part of Pagefind's browser script that is used here. */
interface Script {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly {readonly data: () => Promise<{readonly url: string}>}[];
  }>;
}

/** Pagefind, asked in Chromium as on a page: its script runs nowhere else. */
export const pagefind: Engine = {
  name: 'Pagefind',
  setUp:
    'pages as it finds them in HTML made of the same records (headings count more by themselves), English stemming; in Chromium, with the data of ten results',
  open: async (records) => {
    const {createIndex, close: stop} = await fetchPagefind();
    const {index} = await createIndex({forceLanguage: 'en'});
    for (const [url, content] of htmlOfPages(records)) await index.addHTMLFile({url, content});
    const folder = join('.cache', 'bench', 'pagefind-index');
    // Files of an earlier index would be weighed with it.
    await rm(folder, {recursive: true, force: true});
    await index.writeFiles({outputPath: folder});
    await stop();

    // Before the server: without a browser, nothing is left open.
    const browser = await launchChromium();
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (path === '/')
        return void response
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><html lang="en"><title>Pagefind</title>');
      readFile(join(folder, path)).then(
        (file) =>
          response
            .setHeader(
              'content-type',
              path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
            )
            .end(file),
        () => response.writeHead(404).end(),
      );
    });
    const {url: address, close} = await listen(server);
    const page = await browser.newPage();
    await page.goto(`${address}/`);
    const script = await page.evaluateHandle(
      (path) => import(/* @vite-ignore */ path) as Promise<Script>,
      '/pagefind.js',
    );
    await script.evaluate((it) => it.init());
    const ask = async (query: string): Promise<Answer> => {
      const {urls, ms} = await script.evaluate(async (it, text) => {
        const began = performance.now();
        const {results} = await it.search(text);
        const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
        return {urls: data.map(({url}) => url), ms: performance.now() - began};
      }, query);
      return {routes: firstPages(urls), ms};
    };
    const names = (await readdir(folder, {recursive: true})).filter((name) =>
      /\.(pf_meta|pf_index|pf_fragment)$/.test(name),
    );
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return {
      ask,
      files: () => files,
      close: async () => {
        await browser.close();
        await close();
      },
    };
  },
};
