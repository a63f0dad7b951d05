import {once} from 'node:events';
import {mkdir, readFile, rm} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runProgram} from '../sandbox/testing/runProgram';
import {rawGet} from '../testing/rawRequest';
import {runServer} from '../testing/runServer';
import type {EventEntry, LogEntry} from './log/entries';
import {click, post} from './testing/post';
import {writeSearchBuild} from './testing/searchBuild';

const time = 60_000;
const QUERIES = '/1/indexes/*/queries';
const KEYS = {SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'secret-key'};
const AUTH = '?x-algolia-application-id=APP&x-algolia-api-key=secret-key';

let buildDir = '';
beforeAll(async () => {
  buildDir = await writeSearchBuild();
});
afterAll(() => rm(buildDir, {recursive: true}));

const query = (words: string) => ({
  requests: [{indexName: 'docs', query: words, clickAnalytics: true}],
});
const event = (id: string) => ({events: [{...click(), objectIDs: [id]}]});

async function entriesOf(file: string): Promise<LogEntry[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as LogEntry);
}

const isEvent = (entry: LogEntry): entry is EventEntry => entry.type === 'event';

/** Sends a request except for its last character. */
async function openRequest(port: number, path: string, body: object): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const sent = JSON.stringify(body);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${sent.length}\r\n\r\n${sent.slice(0, -1)}`,
  );
  return socket;
}

describe('the program', () => {
  test.each([
    [
      'a wrong variable',
      [],
      {PORT: 'abc'},
      /^Error: the environment has an invalid value:\n {2}PORT = "abc": allowed: .*\nFix: .*\n$/,
    ],
    [
      'an unknown option',
      ['--prot', '1'],
      {},
      /^Error: Unknown option '--prot'.* Allowed: --check, --build FOLDER\.\n$/,
    ],
  ])(
    'says what is wrong with %s, without a stack',
    async (_, words, variables, message) => {
      const {code, stderr} = await runProgram(words, '../main.ts', undefined, variables).ended;
      expect(stderr).toMatch(message);
      expect(code).toBe(1);
    },
    time,
  );

  test(
    'asked to stop, answers what is under way, writes every event, says nothing of keys and ends',
    async () => {
      const file = join(buildDir, 'stopped.jsonl');
      const program = await runServer(['--build', buildDir], {...KEYS, EVENTS_LOG: file});
      for (let number = 0; number < 20; number += 1) {
        expect((await post(program.url + QUERIES + AUTH, query('secrets'))).status).toBe(200);
        expect(
          (await post(`${program.url}/1/events${AUTH}`, event(`before-${number}`))).status,
        ).toBe(200);
      }
      const underWay = await Promise.all(
        Array.from({length: 20}, async (_, number) => [
          await openRequest(program.port, QUERIES + AUTH, query('run')),
          await openRequest(program.port, `/1/events${AUTH}`, event(`after-${number}`)),
        ]),
      );
      // A connection that is answered now was accepted after the others.
      expect(await rawGet(program.port, '/healthz')).toMatch(/^HTTP\/1\.1 200 /);
      program.kill('SIGTERM');
      await expect
        .poll(
          () =>
            fetch(program.url).then(
              () => 'open',
              () => 'closed',
            ),
          {timeout: 5000},
        )
        .toBe('closed');
      const answers = underWay.flat().map((socket) => {
        socket.write('}');
        return text(socket);
      });
      for (const answer of await Promise.all(answers))
        expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n\{.*\}$/);
      const {code, stdout, stderr} = await program.ended;
      expect({code, stderr}).toEqual({code: 0, stderr: ''});
      expect(stdout).not.toContain('secret-key');
      const entries = await entriesOf(file);
      expect(entries.filter((entry) => !isEvent(entry))).toHaveLength(40);
      expect(
        entries
          .filter(isEvent)
          .flatMap(({objectIDs}) => objectIDs)
          .sort(),
      ).toEqual(
        ['before', 'after']
          .flatMap((when) => Array.from({length: 20}, (_, number) => `${when}-${number}`))
          .sort(),
      );
    },
    time,
  );

  test(
    'killed at any time, has every event on the disk that it acknowledged',
    async () => {
      const file = join(buildDir, 'killed.jsonl');
      const program = await runServer(['--build', buildDir], {EVENTS_LOG: file});
      const acknowledged: string[] = [];
      const worker = async (id: number) => {
        for (let number = 0; ; number += 1) {
          const {status} = await post(`${program.url}/1/events`, event(`${id}-${number}`));
          if (status === 200) acknowledged.push(`${id}-${number}`);
        }
      };
      const workers = Promise.allSettled(Array.from({length: 8}, (_, id) => worker(id)));
      await expect.poll(() => acknowledged.length, {timeout: 20_000}).toBeGreaterThan(8);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
      program.kill('SIGKILL');
      await Promise.all([workers, program.ended]);
      const kept = new Set(
        (await entriesOf(file)).filter(isEvent).flatMap(({objectIDs}) => objectIDs),
      );
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    },
    time,
  );

  test(
    'keeps nothing when no log is set, and needs no key when none is set',
    async () => {
      const program = await runServer(['--build', buildDir]);
      const {status, body} = await post(program.url + QUERIES, query('run'));
      // Where no address of the site is set, hits are where they were asked for.
      expect([status, body.results?.[0]?.hits[0]?.url]).toEqual([200, `${program.url}/run`]);
      expect(await post(`${program.url}/1/events`, event('a'))).toMatchObject({status: 404});
      program.kill('SIGTERM');
      expect((await program.ended).code).toBe(0);
    },
    time,
  );

  test(
    'says that the log cannot be written, and ends',
    async () => {
      const folder = join(buildDir, 'folder');
      await mkdir(folder);
      const {code, stderr} = await runProgram(['--build', buildDir], '../main.ts', undefined, {
        EVENTS_LOG: folder,
        PORT: '1',
      }).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^Error: The events cannot be kept in .*folder: EISDIR.* Fix: set EVENTS_LOG to a file/,
      );
    },
    time,
  );
});
