import {rm} from 'node:fs/promises';
import {afterAll, beforeAll} from 'vitest';
import {createApp} from '../createApp';
import {startServer, type RunningServer} from '../startServer';
import {writeExampleBuild} from './exampleBuild';

/** What {@link exampleServer} serves, and where; known once tests run. */
interface ExampleServer extends Pick<RunningServer, 'url' | 'port'> {
  readonly buildDir: string;
}

/** Serves an example build of its own while the tests of the calling file run. */
export function exampleServer(): ExampleServer {
  const example = {url: '', port: 0, buildDir: ''};
  let server: RunningServer;
  beforeAll(async () => {
    const buildDir = await writeExampleBuild();
    server = await startServer(createApp({buildDir, baseUrl: '/'}), '127.0.0.1', 0);
    Object.assign(example, {url: server.url, port: server.port, buildDir});
  });
  afterAll(async () => {
    await server.stop();
    await rm(example.buildDir, {recursive: true});
  });
  return example;
}
