import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  DRAWINGS,
  PLAN_FILE,
  SPECIFICATIONS,
  redirectsFile,
  vercelConfig,
  type HostingPlan,
} from '@toolhive-docs/hosting';
import {writeRedirectPages} from '../../plugins/hosting/writeRedirectPages';
import {createApp} from '../../server/createApp';
import {environment} from '../../site.config';
import {ROUTES} from '../routes';
import {headersFileHost} from './hosts/headersFileHost';
import {redirectsFileHost} from './hosts/redirectsFileHost';
import {vercelHost} from './hosts/vercelHost';
import {expect, test} from '../support/test';

const buildDir = fileURLToPath(new URL('../../build', import.meta.url));
const read = (name: string) => readFileSync(join(buildDir, name), 'utf8');

const plan = JSON.parse(read(PLAN_FILE)) as HostingPlan;
const planned = Object.keys(plan.headers).map((name) => name.toLowerCase());

/** Every file of the build that readers can ask for, beside pages. */
const FILES = readdirSync(buildDir, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${join(entry.parentPath, entry.name)
        .slice(buildDir.length + 1)
        .split(sep)
        .join('/')}`,
  )
  .filter((path) => !/\/\.|\.(?:html|br|gz)$|^\/(?:_headers|_redirects|vercel\.json)$/.test(path));

/** What a host must have been told: the headers of the plan, and how long an answer may be kept. */
const told = (headers: {
  get: (name: string) => string | null | undefined;
}): Record<string, string> => ({
  // Where no rule says how long, these hosts let nobody use a file again without asking.
  'cache-control': headers.get('cache-control') ?? 'no-cache',
  ...Object.fromEntries(planned.map((name) => [name, headers.get(name) ?? 'none'])),
});

const ours = async (url: string) =>
  told(
    (
      await fetch(url, {
        method: 'HEAD',
        redirect: 'manual',
        // As a proxy in front of it says that a request came over TLS.
        headers: {'X-Forwarded-Proto': 'https'},
      })
    ).headers,
  );

/** What a host that joins the values of two rules does not hear: its specifications keep the policy of pages. */
const unsaid = (path: string): readonly string[] =>
  path.startsWith(`/${SPECIFICATIONS}`) ? ['cross-origin-resource-policy'] : [];

const hosts = [
  ['Netlify and Cloudflare Pages', headersFileHost(read('_headers')), unsaid],
  ['Vercel', vercelHost(read('vercel.json')).headers, () => []],
] as const;

for (const [what, headersOf, leftOut] of hosts) {
  test.describe(what, () => {
    const theirs = (path: string) => told(headersOf(environment.baseUrl.slice(0, -1) + path));

    test('send with every page what our own server sends', async ({siteUrl}) => {
      for (const route of [...ROUTES, '/nowhere'])
        expect(theirs(route), route).toEqual(await ours(siteUrl + route));
    });

    test('send with every file what our own server sends', async ({siteUrl}) => {
      const different: unknown[] = [];
      for (const path of FILES.filter((file) => !file.startsWith(`/${DRAWINGS}`))) {
        const [wanted, sent] = [await ours(siteUrl + path), theirs(path)];
        for (const name of Object.keys(wanted))
          if (wanted[name] !== sent[name] && !leftOut(path).includes(name))
            different.push([path, name, sent[name], wanted[name]]);
      }
      expect(different).toEqual([]);
    });
  });
}

test.describe('drawings', () => {
  const drawings = FILES.filter((file) => file.startsWith(`/${DRAWINGS}`));

  test('have their own policy where a host can have two', async ({siteUrl}) => {
    const {headers} = vercelHost(read('vercel.json'));
    expect(drawings.length).toBeGreaterThan(0);
    for (const path of drawings)
      expect(told(headers(environment.baseUrl.slice(0, -1) + path)), path).toEqual(
        await ours(siteUrl + path),
      );
  });

  test('have that of pages, which allows no more, where a host would join them', () => {
    const headersOf = headersFileHost(read('_headers'));
    for (const path of drawings)
      expect(
        headersOf(environment.baseUrl.slice(0, -1) + path).get('content-security-policy'),
        path,
      ).toBe(plan.headers['Content-Security-Policy']);
  });
});

test.describe('pages that have moved', () => {
  const moved: HostingPlan = {
    ...plan,
    redirects: [
      {from: '/old/page', to: '/toolhive/quickstart'},
      {from: '/older/', to: '/toolhive/#part'},
      {from: '/with.dot(and)more+', to: '/toolhive/guides-cli/install'},
    ],
  };
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moved-'));
    writeFileSync(join(folder, PLAN_FILE), JSON.stringify(moved));
  });
  test.afterAll(() => rmSync(folder, {recursive: true}));

  const cloudflare = redirectsFileHost(redirectsFile(moved));
  const vercel = vercelHost(JSON.stringify(vercelConfig(moved, [])));

  for (const path of moved.redirects.flatMap(({from}) => [
    from,
    from.endsWith('/') ? from.slice(0, -1) : `${from}/`,
  ])) {
    test(`${path} leads where our own server leads, by a rule or by the page that lies there`, async () => {
      await writeRedirectPages(folder, moved, environment.url, new Set());
      const at = moved.baseUrl + path.slice(1);
      const page = readFileSync(join(folder, path, 'index.html'), 'utf8');
      const byPage = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(page)?.[1];
      const server = createApp({buildDir: folder, baseUrl: moved.baseUrl});
      const answer = await server.request(at);
      expect(answer.status).toBe(308);
      const target = answer.headers.get('location');
      expect([byPage, cloudflare(at) ?? byPage, vercel.redirect(at) ?? byPage]).toEqual([
        target,
        target,
        target,
      ]);
    });
  }

  test('have a rule for the address that they had', () => {
    for (const {from, to} of moved.redirects) {
      const [at, target] = [moved.baseUrl + from.slice(1), moved.baseUrl + to.slice(1)];
      expect([cloudflare(at), vercel.redirect(at)], from).toEqual([target, target]);
    }
  });

  test('are in the files of this build as the list of redirects has them', () => {
    const [cloudflareNow, vercelNow] = [
      redirectsFileHost(read('_redirects')),
      vercelHost(read('vercel.json')),
    ];
    for (const {from, to} of plan.redirects) {
      const [at, target] = [plan.baseUrl + from.slice(1), plan.baseUrl + to.slice(1)];
      expect([cloudflareNow(at), vercelNow.redirect(at)], from).toEqual([target, target]);
    }
    expect(read('_redirects').split('\n').filter(Boolean).length).toBeLessThanOrEqual(
      2 * plan.redirects.length,
    );
  });
});
