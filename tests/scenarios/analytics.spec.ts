import type {Page} from '@playwright/test';
import {expect, ready, test, type Reader} from '../support/test';
import {askForPrivacy, scenario, MISSING_GUIDES} from './support/scenario';
import {developmentScript} from './support/bundleClient';
import {startViewCollector, type ViewCollector} from './support/viewCollector';

const HOSTING = '/_vercel/insights/script.js';
const TAGS = 'https://www.googletagmanager.com/gtag/js?id=G-TEST47';
const DEBUG = 'https://va.vercel-scripts.com/v1/script.debug.js';
/** The services are third parties; anything else that a page should not do still fails its test. */
const expected = [
  /^third-party request: https:\/\/(www\.googletagmanager\.com\/gtag\/|www\.google-analytics\.com\/g\/collect|va\.vercel-scripts\.com\/v1\/)/,
  MISSING_GUIDES,
];
const failing = [...expected, /^third-party/, /ERR_FAILED|404/];

let collector: ViewCollector;
test.beforeAll(async () => {
  collector = await startViewCollector();
});
test.afterAll(() => collector.close());

/** Leads every request to one of the services to the collector, the content policy having let it out. */
async function collect(page: Page): Promise<void> {
  collector.views.length = 0;
  collector.scripts.length = 0;
  await page
    .context()
    .route(
      /\/_vercel\/insights\/|googletagmanager|google-analytics|vercel-scripts/,
      async (route) => {
        const {pathname, search} = new URL(route.request().url());
        try {
          await route.fulfill({
            response: await route.fetch({url: collector.url + pathname + search}),
          });
        } catch {
          // The page was closed while it reported; the collector has what it reported.
        }
      },
    );
}

const counted = (reader: Reader): Reader => ({expected, before: collect, ...reader});

/** A site with both services, and one with the hosting provider's alone, which is under Trusted Types. */
const both = scenario('plain', counted);
const hostingAlone = scenario('rich', counted);

const viewsOf = (service: string) =>
  collector.views.filter(({to}) => to === service).map(({page}) => page);
const scriptsIn = (page: Page) =>
  page
    .locator('head script[src*="insights"], head script[src*="gtag"]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));

/** Goes through the site as a reader does: a link in the text, an anchor, the sidebar, and back. */
async function wander(page: Page): Promise<void> {
  await page.locator('article').getByRole('link', {name: 'quickstart'}).click();
  await page.waitForURL('**/toolhive/quickstart');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Quickstart');
  await page.locator('article').getByRole('link', {name: 'another part'}).click();
  await page.waitForURL('**/toolhive/#part');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'API'}).click();
  await page.waitForURL('**/toolhive/reference/api');
  await page.locator('[data-api]').first().waitFor();
  await page.goBack();
  await page.waitForURL('**/toolhive/#part');
}

const WANDERED = [
  '/toolhive/',
  '/toolhive/quickstart',
  '/toolhive/#part',
  '/toolhive/reference/api',
  '/toolhive/#part',
];

test.describe('analytics', () => {
  both(
    'each change of page is reported once to each service',
    {tag: '@1-20'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      await expect.poll(() => collector.views.length).toBe(2);
      await wander(page);
      await expect.poll(() => viewsOf('tags')).toEqual(WANDERED);
      await expect.poll(() => viewsOf('hosting')).toEqual(WANDERED);
      const titles = collector.views.filter(({to}) => to === 'tags').map(({title}) => title);
      expect(titles).toEqual([
        'Home | ToolHive Docs',
        'Quickstart | ToolHive Docs',
        'Home | ToolHive Docs',
        expect.stringContaining('API reference'),
        'Home | ToolHive Docs',
      ]);
    },
  );

  both('the tag service is asked to anonymise addresses', {tag: '@1-19'}, async ({openPage}) => {
    await openPage('/');
    await expect.poll(() => viewsOf('tags')).toEqual(['/']);
    expect(collector.views.find(({to}) => to === 'tags')?.isAnonymous).toBe(true);
    expect(collector.scripts).toContain(new URL(TAGS).pathname + new URL(TAGS).search);
  });

  hostingAlone(
    'page views reach the hosting analytics when it is on',
    {tag: '@1-18'},
    async ({openPage}) => {
      // Without the other service every script's address is checked by Trusted Types.
      const page = await openPage('/toolhive/');
      await page.locator('article').getByRole('link', {name: 'quickstart'}).click();
      await expect.poll(() => viewsOf('hosting')).toEqual(['/toolhive/', '/toolhive/quickstart']);
      expect(viewsOf('tags')).toEqual([]);
      expect(await scriptsIn(page)).toEqual([HOSTING]);
    },
  );

  both(
    'the script of the hosting analytics comes from the site, deferred',
    {tag: '@7.1-16'},
    async ({openPage, siteUrl}) => {
      const page = await openPage('/toolhive/');
      const script = page.locator(`head script[src="${HOSTING}"]`);
      await expect(script).toHaveCount(1);
      expect(
        await script.evaluate((element: HTMLScriptElement) => [
          element.defer,
          new URL(element.src).origin,
        ]),
      ).toEqual([true, siteUrl]);
    },
  );

  both(
    'a script that is there already is not added again',
    {tag: '@7.1-18'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {
        before: async (opened) => {
          await collect(opened);
          await opened.route('**/toolhive/', async (route) => {
            const response = await route.fetch();
            await route.fulfill({
              response,
              body: (await response.text()).replace(
                '</head>',
                `<script src="${HOSTING}" defer></script></head>`,
              ),
            });
          });
        },
      });
      await wander(page);
      await expect.poll(() => viewsOf('hosting')).toEqual(WANDERED);
      expect((await scriptsIn(page)).sort()).toEqual([HOSTING, TAGS]);
    },
  );

  both(
    'of readers who ask for privacy nothing is loaded and nothing reported',
    async ({openPage}) => {
      const asked: string[] = [];
      const page = await openPage('/toolhive/', {
        before: async (opened) => {
          await askForPrivacy(opened);
          opened.on('request', (request) => asked.push(request.url()));
          await collect(opened);
        },
      });
      await wander(page);
      expect(asked.filter((url) => /insights|google/.test(url))).toEqual([]);
      expect([collector.views, collector.scripts, await scriptsIn(page)]).toEqual([[], [], []]);
      await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    },
  );
});

test.describe('where a script of theirs does not come', () => {
  const blocked = async (page: Page, messages: string[]): Promise<void> => {
    page.on('console', (message) => messages.push(message.text()));
    await page.context().route(/insights|google|vercel-scripts/, (route) => route.abort());
  };

  both(
    'a script that cannot be loaded is told in the console alone',
    {tag: '@8-16'},
    async ({openPage}) => {
      const messages: string[] = [];
      const page = await openPage('/toolhive/', {
        expected: failing,
        before: (opened) => blocked(opened, messages),
      });
      await expect.poll(() => messages.filter((text) => text.includes(HOSTING))).toHaveLength(1);
      await wander(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The service worker is kept out by the test itself (tests/support/openPage).
      const others = /^Failed to load resource|^Service Worker registration blocked/;
      expect(messages.filter((text) => !others.test(text))).toHaveLength(1);
    },
  );

  both(
    'in production the message says to enable analytics and to deploy again',
    {tag: '@8-18'},
    async ({openPage}) => {
      const messages: string[] = [];
      await openPage('/toolhive/', {
        expected: failing,
        before: (opened) => blocked(opened, messages),
      });
      await expect
        .poll(() => messages.join('\n'))
        .toMatch(
          /Failed to load script from \/_vercel\/insights\/script\.js\. Be sure to enable Web Analytics for your project and deploy again/,
        );
    },
  );

  both(
    'in development the message suggests to look at ad blockers',
    {tag: '@8-17'},
    async ({openPage, siteUrl}) => {
      const messages: string[] = [];
      const page = await openPage(undefined, {
        expected: failing,
        before: (opened) => blocked(opened, messages),
      });
      await openInDevelopment(page, siteUrl);
      await expect
        .poll(() => messages.join('\n'))
        .toMatch(
          /Failed to load script from https:\/\/va\.vercel-scripts\.com\/v1\/script\.debug\.js\. Please check if any ad blockers are enabled and try again/,
        );
    },
  );
});

/** Opens a page as `npm run dev` serves it, which sends no content policy, with the analytics' script alone. */
async function openInDevelopment(page: Page, siteUrl: string): Promise<void> {
  const script = await developmentScript();
  await page.route('**/written', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A page</title><script>${script}</script>`,
    }),
  );
  await page.goto(`${siteUrl}/written`);
}

test.describe('in development', () => {
  both('in development it is the debug script', {tag: '@7.1-17'}, async ({openPage, siteUrl}) => {
    const page = await openPage(undefined, {expected: [...expected, /third-party/]});
    await openInDevelopment(page, siteUrl);
    await expect.poll(() => collector.scripts).toEqual([new URL(DEBUG).pathname]);
    expect(
      await page
        .locator(`head script[src="${DEBUG}"]`)
        .evaluate((element: HTMLScriptElement) => element.defer),
    ).toBe(true);
  });
});

test.describe('the content policy', () => {
  both('lets out what is configured and nothing else', async ({openPage}) => {
    const page = await openPage('/toolhive/', {expected: [...expected, /Content Security Policy/]});
    await ready(page);
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
    const hosts = new Set(policy.match(/https:\/\/[^\s;]+/g));
    expect([...hosts].sort()).toEqual([
      'https://*.analytics.google.com',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://www.googletagmanager.com',
    ]);
  });
});
