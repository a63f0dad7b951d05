import {rm} from 'node:fs/promises';
import {buildIndex, type IndexFile} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from '@toolhive-docs/search-records';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {createApp} from '../../createApp';
import {startServer, type RunningServer} from '../../startServer';
import {freePort} from '../../testing/freePort';
import {NO_POSTGRES, POSTGRES_BIN, PostgresServer} from '../../testing/PostgresServer';
import {pagesOfRelease} from '../testing/pagesOfRelease';
import {post, type ApiResponse} from '../testing/post';
import {writeSearchBuild} from '../testing/searchBuild';
import {PostgresBackend} from './PostgresBackend';
import {planPush, pushIndex} from './pushIndex';

const time = 120_000;

/** An index of a release; a later release has more pages. */
function indexOf(release: number): IndexFile {
  const records = Object.entries(pagesOfRelease(release, 5 + release)).flatMap(([route, body]) =>
    recordsOfHtml(`<html lang="en"><body><main>${body}</main></body></html>`, {route}),
  );
  return buildIndex(records);
}

const push = (url: string, release: number, indexName = 'docs') =>
  pushIndex({url, indexName, file: indexOf(release)});

/** Starts something that is removed when the test ends. */
async function database(started: Promise<PostgresServer>): Promise<PostgresServer> {
  const server = await started;
  onTestFinished(() => server.remove(), time);
  return server;
}

/** A site whose searches go to databases. */
async function site(url: string, indexName = 'docs'): Promise<RunningServer> {
  const buildDir = await writeSearchBuild();
  const backend = new PostgresBackend(url, indexName);
  const server = await startServer(
    createApp({buildDir, baseUrl: '/', backend, indexName}),
    '127.0.0.1',
    0,
  );
  onTestFinished(async () => {
    await server.stop();
    await backend.close();
    await rm(buildDir, {recursive: true});
  }, time);
  return server;
}

const search = (server: RunningServer, indexName = 'docs') =>
  post(`${server.url}/1/indexes/*/queries`, {
    requests: [{indexName, query: 'pages belong to release', hitsPerPage: 50}],
  });

/** The release that a result is of, when it is whole: every page of it, and none of another. */
function releaseOf({status, body}: ApiResponse): number {
  const [result] = body.results ?? [];
  if (status !== 200 || result === undefined) throw new Error(`${status}: ${body.message}`);
  const texts = JSON.stringify(result.hits).match(/release\d+/g) ?? [];
  const releases = [...new Set(texts)].map((text) => Number(text.slice('release'.length)));
  expect(releases).toHaveLength(1);
  const [release = 0] = releases;
  expect([result.nbHits, result.hits.length]).toEqual([5 + release, 5 + release]);
  return release;
}

/** One address for the hosts of several. */
function together(first: PostgresServer, second: PostgresServer): string {
  const hosts = [first, second].map(({url}) => new URL(url).host).join(',');
  return first.url.replace(new URL(first.url).host, hosts) + '?target_session_attrs=any';
}

/** Until the program stops what it logs is kept from the test's output. */
function quietly(): () => string {
  const told = ['error', 'log'] as const;
  const spies = told.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  return () => spies.flatMap((spy) => spy.mock.calls.flat().map(String)).join('\n');
}

describe.skipIf(POSTGRES_BIN === undefined)(
  `databases that are searched (or: ${NO_POSTGRES})`,
  () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it(
      'a new version takes the place of the old one at once, under searches, and the same is not written twice',
      async () => {
        const {url} = await database(PostgresServer.start());
        await push(url, 1);
        const server = await site(url);
        const seen: number[] = [];
        const state = {isOver: false};
        const reader = async () => {
          while (!state.isOver) seen.push(releaseOf(await search(server)));
        };
        const readers = Array.from({length: 6}, reader);
        for (const release of [2, 3, 4, 5]) {
          expect(await push(url, release)).toBe(true);
          expect(releaseOf(await search(server))).toBe(release);
        }
        state.isOver = true;
        await Promise.all(readers);
        expect(await push(url, 5)).toBe(false);
        expect(await planPush({url, indexName: 'docs', file: indexOf(5)})).toMatchObject({
          recordsNow: 20,
          records: 20,
          isSame: true,
        });
        expect(new Set(seen).size).toBeGreaterThan(2);
      },
      time,
    );

    it(
      'hold several indexes beside each other',
      async () => {
        const {url} = await database(PostgresServer.start());
        await push(url, 1, 'docs-v1');
        await push(url, 2, 'docs-v2');
        const [one, two] = [await site(url, 'docs-v1'), await site(url, 'docs-v2')];
        expect(releaseOf(await search(one, 'docs-v1'))).toBe(1);
        expect(releaseOf(await search(two, 'docs-v2'))).toBe(2);
      },
      time,
    );

    it(
      'a push that fails half-way leaves what is searched as it was',
      async () => {
        const {url} = await database(PostgresServer.start());
        await push(url, 1);
        const server = await site(url);
        const broken = indexOf(2);
        // PostgreSQL's texts hold no U+0000.
        const file = {...broken, texts: broken.texts.replace('Page 6', 'Page \u0000')};
        await expect(pushIndex({url, indexName: 'docs', file})).rejects.toThrow(
          /^The database of 127\.0\.0\.1:\d+ refused the index: .*\. Fix: /,
        );
        expect(releaseOf(await search(server))).toBe(1);
      },
      time,
    );

    it(
      'searches go on at the standby when the primary is killed under load, and a push finds the new primary',
      async () => {
        quietly();
        const primary = await database(PostgresServer.start());
        await push(primary.url, 1);
        const standby = await database(primary.startStandby());
        const url = together(primary, standby);
        const server = await site(url);
        // A standby is read, and not written to.
        expect(await push(together(standby, primary), 2)).toBe(true);
        const atStandby = await site(standby.url);
        await expect.poll(async () => releaseOf(await search(atStandby))).toBe(2);
        await expect(push(standby.url, 3)).rejects.toThrow(
          /^No host of SEARCH_DATABASE_URL takes writes: 127\.0\.0\.1:\d+ is a standby\. Fix: /,
        );

        const counts = {answered: 0, refused: 0};
        const state = {isOver: false};
        const reader = async () => {
          while (!state.isOver) {
            const response = await search(server);
            if (response.status === 503) counts.refused += 1;
            else {
              expect(releaseOf(response)).toBe(2);
              counts.answered += 1;
            }
          }
        };
        const readers = Array.from({length: 8}, reader);
        const untilMore = () => {
          const before = counts.answered;
          return expect
            .poll(() => counts.answered, {timeout: 30_000})
            .toBeGreaterThan(before + 100);
        };
        await untilMore();
        await primary.stop('immediate');
        await untilMore();
        state.isOver = true;
        await Promise.all(readers);
        // What was under way is sent to the other host before its clients hear of it; on a slow machine one of them may have to ask again.
        expect(counts.refused).toBeLessThanOrEqual(readers.length);

        await standby.promote();
        expect(await push(url, 3)).toBe(true);
        expect(releaseOf(await search(server))).toBe(3);
      },
      time,
    );

    it(
      'a server that starts before its database says so, serves pages, and answers when it is there',
      async () => {
        const told = quietly();
        const later = await database(PostgresServer.start());
        await later.stop();
        const server = await site(later.url);
        const ready = async () => (await fetch(`${server.url}/readyz`)).status;
        expect(await search(server)).toMatchObject({
          status: 503,
          body: {message: 'The search database does not answer; try again in a second'},
        });
        // Pages are there all the same.
        expect(await ready()).toBe(200);
        expect(told()).toMatch(
          /the search database of 127\.0\.0\.1:\d+ cannot answer: connect ECONNREFUSED/,
        );
        await later.restart();
        expect(await search(server)).toMatchObject({
          status: 503,
          body: {
            message: expect.stringMatching(
              /^The search database holds no index docs; it comes with: npm run search:push/,
            ) as string,
          },
        });
        await push(later.url, 1);
        expect(releaseOf(await search(server))).toBe(1);
        expect(told().match(/cannot answer/g)).toHaveLength(1);
      },
      time,
    );

    it(
      'a push without a database says which host refused, without the password',
      async () => {
        const host = `127.0.0.1:${await freePort()}`;
        const wrong = push(`postgres://docs:hunter2@${host}/docs`, 1);
        await expect(wrong).rejects.toThrow(
          /^No host of SEARCH_DATABASE_URL takes writes: 127\.0\.0\.1:\d+: connect ECONNREFUSED.*Fix: name the primary/,
        );
        await expect(wrong).rejects.not.toThrow(/hunter2/);
      },
      time,
    );
  },
);
