import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect} from 'vitest';
import {createApp} from '../../createApp';
import {startServer, type RunningServer} from '../../startServer';
import {EventLog} from '../log/EventLog';
import {post} from './post';
import {writeSearchBuild} from './searchBuild';

export const QUERIES = '/1/indexes/*/queries';
export const RELATED = '/1/indexes/*/recommendations';
export const EVENTS = '/1/events';

/** Two servers over one build for the tests of a file. */
export interface SearchServers {
  readonly buildDir: string;
  readonly logFile: string;
  /** Everyone may search; events are stored. */
  readonly open: RunningServer;
  /** Wants keys, lies below `/docs/`, has no patience, and stores no events. */
  readonly locked: RunningServer;
}

/** Starts the servers before the tests of a file and stops them afterwards. Call the result inside a test. */
export function startSearch(): () => SearchServers {
  let servers: SearchServers | undefined;
  let log: EventLog | undefined;
  beforeAll(async () => {
    const buildDir = await writeSearchBuild();
    const logFile = join(buildDir, 'events.jsonl');
    log = await EventLog.open(logFile);
    const locked = createApp({
      buildDir,
      baseUrl: '/docs/',
      indexName: 'site',
      credentials: {appId: 'APP', apiKey: 'KEY'},
    });
    servers = {
      buildDir,
      logFile,
      open: await startServer(createApp({buildDir, baseUrl: '/', log}), '127.0.0.1', 0),
      locked: await startServer(locked, '127.0.0.1', 0, {request: 300, headers: 300, check: 50}),
    };
  });
  afterAll(async () => {
    await Promise.all([servers?.open.stop(), servers?.locked.stop()]);
    await log?.close();
    if (servers) await rm(servers.buildDir, {recursive: true});
  });
  return () => {
    if (servers === undefined) throw new Error('Call this inside a test.');
    return servers;
  };
}

/** Sends queries for the index `docs`. */
export const ask = (server: RunningServer, ...requests: readonly object[]) =>
  post(server.url + QUERIES, {
    requests: requests.map((request) => ({indexName: 'docs', ...request})),
  });

/** A response that is an error of the API. */
export const error = (status: number, message: unknown) =>
  expect.objectContaining({status, body: {message, status}}) as unknown;

export const says = (pattern: RegExp) => expect.stringMatching(pattern) as unknown;
