import {environment, site} from '../site.config';
import {PUBLIC_ROUTES, ROUTES} from './routes';
import {imageSize} from './support/imageSize';
import type {PageHtml} from './support/readPage';
import {expect, test} from './support/test';

/** The path below the site root of a full address the site gives for itself. */
const pathOf = (address: string): string =>
  address.replace(environment.url + environment.baseUrl, '/');

/** A page that `npm run cut-version` has kept. */
const OF_OLDER_VERSION = /^\/v\d+\.\d+\.\d+\//;

/** The statements that the pages of a folder prove, and those that one page does. */
const PROVEN: readonly (readonly [string, RegExp])[] = [
  ['@2.1-13', /^\/$/],
  ['@2.1-15', /^\/theme-preview$/],
  ['@2.1-16', /^\/toolhive\/$/],
  ['@2.1-17', /^\/toolhive\/quickstart$/],
  ['@2.1-18', /^\/toolhive\/concepts\/./],
  ['@2.1-20', /^\/toolhive\/guides-cli\/./],
  ['@2.1-22', /^\/toolhive\/guides-k8s\/./],
  ['@2.1-23', /^\/toolhive\/tutorials\/toolhive-operator$/],
  ['@2.1-24', /^\/toolhive\/reference\/api$/],
  ['@2.1-25', /^\/toolhive\/reference\/client-compatibility$/],
  ['@2.1-26', /^\/toolhive\/reference\/cli\/$/],
];
const provenBy = (route: string): string[] =>
  PROVEN.flatMap(([id, routes]) => (routes.test(route) ? [id] : []));

test.describe('every route', () => {
  for (const route of ROUTES) {
    test(
      `${route} answers with one heading, a title, a description and a social card`,
      {tag: ['@1-1', '@1-17', '@2.1-29', '@6-1', ...provenBy(route)]},
      async ({readPage}) => {
        const {status, headings, title, meta} = await readPage(route);
        expect(status).toBe(200);
        expect(headings).toHaveLength(1);
        expect(title).toMatch(/^[^|]+ \| [^|]+$/);
        expect(title).toContain(site.title);
        expect(meta.get('description')).toMatch(/^.{20,160}$/);
        expect(meta.get('og:title')).toBe(title);
        expect(meta.get('og:type')).toMatch(/^(?:website|article)$/);
        expect(meta.get('og:image')).toMatch(new RegExp(`^${environment.url}`));
        expect(meta.get('twitter:card')).toBe('summary_large_image');
      },
    );
  }

  for (const [what, read] of [
    ['heading', ({headings}: PageHtml) => headings[0]],
    ['title', ({title}: PageHtml) => title],
    ['description', ({meta}: PageHtml) => meta.get('description')],
  ] as const) {
    test(`has a ${what} that no other has`, async ({readPage}) => {
      const values = (await Promise.all(ROUTES.map(readPage))).map(read);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    });
  }

  for (const route of ROUTES) {
    test(`${route} names its one true address`, async ({readPage}) => {
      expect(pathOf((await readPage(route)).links.get('canonical') ?? '')).toBe(route);
    });
  }
});

test.describe('an unknown address', () => {
  for (const path of ['/nowhere', '/toolhive/nowhere/', '/toolhive/reference/cli/thv_nothing']) {
    test(
      `${path} shows the not-found page with status 404`,
      {tag: '@2.1-27'},
      async ({readPage}) => {
        const {status, headings, title, links} = await readPage(path);
        expect(status).toBe(404);
        expect(links.has('canonical')).toBe(false);
        expect(headings).toEqual(['Page not found']);
        expect(title).toMatch(/\| ToolHive Docs$/);
      },
    );
  }
});

test.describe('addresses that name a file', () => {
  for (const [path, target, tag] of [
    ['/index.html', '/', '@2.1-3'],
    ['/toolhive/index.html', '/toolhive', '@2.1-3'],
    ['/toolhive/quickstart/index.html', '/toolhive/quickstart', '@2.1-3'],
    ['/toolhive/quickstart.html', '/toolhive/quickstart', '@2.1-4'],
  ] as const) {
    test(`${path} leads to ${target}`, {tag}, async ({siteUrl}) => {
      const answer = await fetch(siteUrl + path);
      expect(answer.status).toBe(200);
      expect(answer.url).toBe(siteUrl + target);
    });
  }

  for (const path of ['/toolhive/quickstart', '/toolhive/quickstart/']) {
    test(`${path} answers without a detour`, async ({siteUrl}) => {
      const answer = await fetch(siteUrl + path);
      expect([answer.status, answer.redirected]).toEqual([200, false]);
    });
  }
});

test.describe('what machines read', () => {
  test('each Markdown file of a page names the index of the docs within its first tenth', async ({
    request,
    siteUrl,
  }) => {
    const sitemap = await (await request.get(`${siteUrl}/sitemap.md`)).text();
    const files = [...sitemap.matchAll(/\[Markdown\]\(([^)]+)\)/g)].map(([, url = '']) =>
      pathOf(url),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of ['/sitemap.md', ...files]) {
      const text = await (await request.get(siteUrl + file)).text();
      const place = text.indexOf(`${environment.url}/llms.txt`);
      expect(place >= 0 && place < text.length / 10, `${file}: ${place} of ${text.length}`).toBe(
        true,
      );
    }
  });

  test('the sitemap lists exactly the public routes', async ({siteUrl}) => {
    const answer = await fetch(`${siteUrl}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml [^>]*\?><urlset [^>]*>[\s\S]*<\/urlset>\s*$/);
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      pathOf(address),
    );
    const ofNewest = listed.filter((route) => !OF_OLDER_VERSION.test(route));
    expect(ofNewest.sort()).toEqual([...PUBLIC_ROUTES].sort());
  });

  test('robots.txt lets everyone in and names the sitemap', async ({siteUrl}) => {
    const text = await (await fetch(`${siteUrl}/robots.txt`)).text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain(`Sitemap: ${environment.url}${environment.baseUrl}sitemap.xml`);
  });

  test('the web manifest names icons that are there, in the sizes it says', async ({
    siteUrl,
    readPage,
  }) => {
    const answer = await fetch(siteUrl + ((await readPage('/')).links.get('manifest') ?? ''));
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      icons: {src: string; sizes: string; type: string}[];
    };
    expect(manifest.name).toContain('ToolHive');
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const {src, sizes, type} of manifest.icons) {
      const icon = await fetch(new URL(src, answer.url));
      expect(icon.headers.get('content-type')).toContain(type);
      if (type === 'image/png') {
        expect(imageSize(new Uint8Array(await icon.arrayBuffer()))).toBe(sizes);
      }
    }
  });

  test('the icons of the page head are there', async ({siteUrl, readPage}) => {
    const {links} = await readPage('/');
    for (const relation of ['icon', 'apple-touch-icon']) {
      const answer = await fetch(siteUrl + (links.get(relation) ?? '/missing'));
      expect([relation, answer.status, answer.headers.get('content-type')]).toEqual([
        relation,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  test('the social card is a picture of the size that networks ask for', async ({
    siteUrl,
    readPage,
  }) => {
    const {meta} = await readPage('/toolhive/quickstart');
    const answer = await fetch(siteUrl + pathOf(meta.get('og:image') ?? ''));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(imageSize(new Uint8Array(await answer.arrayBuffer()))).toBe('1200x630');
  });
});
