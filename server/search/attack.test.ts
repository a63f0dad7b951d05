import {rm} from 'node:fs/promises';
import type {Hono} from 'hono';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createApp} from '../createApp';
import {writeIndexFile, writeSearchBuild} from './testing/searchBuild';
import {QUERIES, RELATED} from './testing/startSearch';

// How long it takes is the machine's matter; what is proven is the order.
vi.setConfig({testTimeout: 60_000});

const [GREEDY, OTHER] = ['203.0.113.1', '203.0.113.2'];

/** Words without meaning, so that each search finds many of them. */
const word = (seed: number) => `w${((seed * 7919) % 400).toString(36)}`;
const words = (seed: number, count: number) =>
  Array.from({length: count}, (_, at) => word(seed * 31 + at * at)).join(' ');

let app: Hono;
let buildDir: string;
/** Searches that were computed. */
let computed = 0;

beforeAll(async () => {
  buildDir = await writeSearchBuild();
  const section = (page: number, at: number) =>
    `<h2 id="s${at}">${words(page + at, 4)}</h2><p>${words(page * at, 60)}</p>`;
  const pages = Array.from({length: 40}, (_, page): [string, string] => [
    `/${page}`,
    `<h1>${words(page, 3)}</h1>${Array.from({length: 40}, (_, at) => section(page, at)).join('')}`,
  ]);
  await writeIndexFile(buildDir, 'index.large.json', Object.fromEntries(pages));
  app = createApp({buildDir, baseUrl: '/', onSearch: () => void (computed += 1)});
  // The index is open, and what is told pages by is known, before anything is compared.
  await ask(OTHER, RELATED, related());
});
afterAll(() => rm(buildDir, {recursive: true}));

/** Asks as if from an address, without the way through the network, so that all arrive in the same moment. */
async function ask(client: string, path: string, body: object): Promise<number> {
  const init = {method: 'POST', body: JSON.stringify(body)};
  const response = await app.request(path, init, {incoming: {socket: {remoteAddress: client}}});
  return response.status;
}

const batch = (requestOf: (at: number) => object, size = 20) => ({
  requests: Array.from({length: size}, (_, at) => ({indexName: 'docs', ...requestOf(at)})),
});
const related = () => batch((at) => ({objectID: `/${at}`}));
let asked = 0;
/** Searches that nobody asked before. */
const searches = (size: number) => batch(() => ({query: words((asked += 1), 12)}), size);

describe('while one client asks a lot', () => {
  it.each([8, 64])(
    'for related pages over %i connections, a page waits for few of them',
    async (times) => {
      let answered = 0;
      const all = Array.from({length: times}, async () => {
        expect(await ask(GREEDY, RELATED, related())).toBe(200);
        answered += 1;
      });
      expect((await app.request('/')).status).toBe(200);

      expect(answered).toBeLessThan(4);
      await Promise.all(all);
    },
  );

  it('over 5 connections, a search of another client waits for few of 41', async () => {
    const before = computed;
    const greedy = [10, 10, 10, 10, 1].map((size) => ask(GREEDY, QUERIES, searches(size)));
    expect(await ask(OTHER, QUERIES, searches(1))).toBe(200);
    // Its own is the second; more may be done in the same moment.
    expect(computed - before).toBeLessThan(8);
    await Promise.all(greedy);
    expect(computed - before).toBe(42);
  });
});
