import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {environment, site} from '../../site.config';
import {elements, readHtml} from '../conformance/readHtml';
import {PUBLIC_ROUTES} from '../routes';
import {imageSize} from '../support/imageSize';
import {expect, test} from '../support/test';

const ROOT = environment.url + environment.baseUrl;
/** Largest picture that services show at once. */
const MAX_CARD_BYTES = 60 * 1024;

interface Thing extends Record<string, unknown> {
  readonly '@type': string;
}

const dataOf = (page: Root): Thing[] =>
  elements(
    page,
    ({tagName, properties}) => tagName === 'script' && properties['type'] === 'application/ld+json',
  ).map((element) => JSON.parse(toString(element)) as Thing);

test.describe('data about pages for search engines', () => {
  test('names on the start page the site with its search, and the program', async ({
    siteUrl,
    openPage,
  }) => {
    const data = dataOf(await readHtml(`${siteUrl}/`));
    expect(data.map((thing) => thing['@type'])).toEqual(['WebSite', 'SoftwareApplication']);
    const [webSite, program] = data;
    expect(program).toMatchObject({
      name: 'ToolHive',
      softwareVersion: site.release.slice(1),
      url: ROOT,
    });
    const {target} = webSite?.['potentialAction'] as {target: {urlTemplate: string}};
    const path = target.urlTemplate
      .replace(ROOT, '/')
      .replace('{search_term_string}', encodeURIComponent('secrets'));
    const page = await openPage(path);
    await expect(page.getByRole('searchbox')).toHaveValue('secrets');
    await expect(page.locator('[data-results] a').first()).toBeVisible();
  });

  test('tells of every page of the docs what it is, where it is and when it changed', async ({
    siteUrl,
    readPage,
  }) => {
    // It reads every page.
    test.setTimeout(120_000);
    for (const route of PUBLIC_ROUTES.filter((path) => path !== '/')) {
      const data = dataOf(await readHtml(siteUrl + route));
      const {title, meta, links} = await readPage(route);
      expect(meta.get('og:type'), route).toBe('article');
      const article = data.find((thing) => thing['@type'] === 'TechArticle');
      expect(article, route).toMatchObject({
        description: meta.get('description'),
        url: links.get('canonical'),
        about: {softwareVersion: site.release.slice(1)},
      });
      expect(title).toContain(article?.['headline']);
      const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList') as
        {itemListElement: {item?: string; position: number}[]} | undefined;
      expect(
        crumbs?.itemListElement.map(({position}) => position),
        route,
      ).toEqual(crumbs?.itemListElement.map((_, index) => index + 1));
    }
  });

  test('says of the start page and the search that they belong to a website', async ({
    readPage,
  }) => {
    for (const route of ['/', '/search'])
      expect((await readPage(route)).meta.get('og:type')).toBe('website');
  });
});

test('every public page has a picture of its own that services can show', async ({
  siteUrl,
  readPage,
}) => {
  const seen = new Set<string>();
  for (const route of PUBLIC_ROUTES) {
    const {meta} = await readPage(route);
    const image = meta.get('og:image') ?? '';
    expect(meta.get('twitter:image')).toBe(image);
    expect(seen.has(image), image).toBe(false);
    seen.add(image);
    const bytes = new Uint8Array(
      await (await fetch(image.replace(ROOT, `${siteUrl}/`))).arrayBuffer(),
    );
    expect(imageSize(bytes), route).toBe('1200x630');
    expect(bytes.length, route).toBeLessThanOrEqual(MAX_CARD_BYTES);
  }
});

test('the sitemap says of every page when it changed', async ({siteUrl}) => {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const today = new Date().toISOString().slice(0, 10);
  const all = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, page = '']) => page);
  expect(all.length).toBe(PUBLIC_ROUTES.length);
  // Lists of guides have no text of their own.
  const pages = all.filter((page) => !/(?:guides-(?:cli|k8s)|reference\/cli\/)<\/loc>/.test(page));
  expect(pages.length).toBe(all.length - 3);
  for (const page of pages) {
    const [, day = ''] = /<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/.exec(page) ?? [];
    expect(day, page).toMatch(/^20/);
    expect(day <= today, page).toBe(true);
  }
});

test('programs are told the day of every page, the one that its sitemap and the page name', async ({
  siteUrl,
}) => {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const {pages} = (await (await fetch(`${siteUrl}/pages.json`)).json()) as {
    pages: {url: string; lastUpdated?: string}[];
  };
  const dated = pages.map(({url, lastUpdated}) => {
    const [, day] = new RegExp(`<loc>${url}</loc><lastmod>(.{10})`).exec(xml) ?? [];
    expect(lastUpdated, url).toMatch(
      day === undefined ? /^20\d\d-\d\d-\d\d$/ : new RegExp(`^${day}$`),
    );
    return day !== undefined;
  });
  // Lists of guides, whose day is that of the sidebar.
  expect(dated.filter((isDated) => !isDated)).toHaveLength(3);
});

test('the feed of changes is an Atom feed whose links lead to sections of the page', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage('/toolhive/reference/changes', {
    // A test may read XML where the policy lets pages make none.
    bypassCSP: true,
  });
  const link = page.getByRole('link', {name: 'Atom feed'});
  const answer = await fetch(siteUrl + ((await link.getAttribute('href')) ?? ''));
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const entries = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error(xml.slice(0, 200));
      return [...feed.querySelectorAll('feed > entry')].map((entry) => ({
        updated: entry.querySelector('updated')?.textContent ?? '',
        hash: new URL(entry.querySelector('link')?.getAttribute('href') ?? '').hash.slice(1),
        links: new DOMParser()
          .parseFromString(entry.querySelector('content')?.textContent ?? '', 'text/html')
          .querySelectorAll('a[href]').length,
      }));
    },
    await answer.text(),
  );
  expect(entries.length).toBeGreaterThan(5);
  const days = entries.map(({updated}) => updated);
  expect(days).toEqual(days.toSorted().reverse());
  for (const {hash, links} of entries) {
    expect(links).toBeGreaterThan(0);
    await expect(page.locator(`[id="${hash}"]`)).toBeAttached();
  }
});
