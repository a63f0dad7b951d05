import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Readability} from '@mozilla/readability';
import {PUBLIC_ROUTES} from '../routes';
import {expect, test} from '../support/test';

declare global {
  interface Window {
    Readability: typeof Readability;
  }
}

/** What Firefox makes its reader view with, and what many programs take the text of a page out with. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

/** Pages that are lists of links: not what a reader view is for. */
const LISTS = ['/', '/toolhive/guides-cli', '/toolhive/guides-k8s', '/toolhive/reference/cli/'];

/** Anchors by whose name it takes a part for links to elsewhere, for comments, or for the name of an author. */
const MISTAKEN = ['related', 'community', 'authorization'];

test('reader views keep every heading, code sample, table and name of a tab', async ({
  page,
  siteUrl,
}) => {
  await page.evaluate(`${source}; window.Readability = Readability`);
  for (const path of PUBLIC_ROUTES.filter((each) => !LISTS.includes(each))) {
    const html = await (await fetch(siteUrl + path)).text();
    const [wanted, got, inHeaders] = await page.evaluate(
      ([text, mistaken]) => {
        const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
        const partsOf = (root: ParentNode) => ({
          headings: [...root.querySelectorAll('h2, h3')]
            .filter(({id}) => !mistaken.includes(id))
            .map(({textContent}) => textContent),
          samples: [...root.querySelectorAll('pre')].map(({textContent}) => textContent),
          // The name of each tab panel among them.
          strong: [...root.querySelectorAll('strong')].map(({textContent}) => textContent),
          tables: root.querySelectorAll('table').length,
        });
        const article = new window.Readability(read(text)).parse();
        const markdown = read(text).querySelector('.markdown');
        const inHeaders = markdown?.querySelectorAll('header :is(h2, h3)').length;
        return [
          markdown && partsOf(markdown),
          partsOf(read(article?.content ?? '')),
          inHeaders,
        ] as const;
      },
      [html, MISTAKEN] as const,
    );
    expect(wanted?.headings.length, path).toBeGreaterThan(0);
    expect(got, path).toEqual(wanted);
    // Other programs of this kind leave out each `header`.
    expect(inHeaders, path).toBe(0);
  }
});
