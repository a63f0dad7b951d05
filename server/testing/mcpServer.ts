import {rm} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';
import {afterAll, beforeAll} from 'vitest';
import {createApp} from '../createApp';
import {startServer, type RunningServer} from '../startServer';
import {postMcp, type McpResponse} from './postMcp';

/** What {@link mcpServer} serves, and where; known once tests run. */
interface McpServer extends Pick<RunningServer, 'url'> {
  readonly buildDir: string;
  /** Folder of the project, with a closing slash. */
  readonly root: string;
  /** Sends a body as clients do. */
  readonly post: (body: string | Buffer, headers?: Record<string, string>) => Promise<McpResponse>;
}

/** Serves a build of a few pages and answers MCP clients while the tests of the calling file run. */
export function mcpServer(): McpServer {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const served = {
    url: '',
    buildDir: '',
    root,
    post: (body: string | Buffer, headers?: Record<string, string>) =>
      postMcp(served.url, body, headers),
  };
  let server: RunningServer;
  beforeAll(async () => {
    const buildDir = await writeDocsBuild();
    server = await startServer(createApp({buildDir, baseUrl: '/', root}), '127.0.0.1', 0);
    Object.assign(served, {url: server.url, buildDir});
    // What the first request loads takes longer than a test may.
    await (await fetch(`${server.url}/mcp`)).text();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await rm(served.buildDir, {recursive: true});
  });
  return served;
}
