import {tmpdir} from 'node:os';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HttpBindings} from '@hono/node-server';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {environment} from '../../site.config';
import {openPageFixture, type OpenPage} from '../support/openPage';
import {test as base} from '../support/test';
import {HEADING, makeSecondBuild} from './secondBuild';

const FIRST = fileURLToPath(new URL('../../build', import.meta.url));

/** A server whose build can be replaced, and which can be out of reach. */
export interface Releases {
  readonly url: string;
  serve(which: 'first' | 'reworded' | 'second' | 'halfway' | 'nothing'): void;
}

/** The test function for readers of a site that is released again; pages open with a service worker. */
export const test = base.extend<{openPage: OpenPage}, {releases: Releases}>({
  releases: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
      const {baseUrl} = environment;
      await makeSecondBuild(FIRST, folder, baseUrl);
      const first = createApp({buildDir: FIRST, baseUrl});
      const second = createApp({buildDir: folder, baseUrl});
      const apps = {
        first,
        reworded: {
          // Only the text of a page has changed.
          fetch: async (request: Request, env: object) => {
            const {pathname} = new URL(request.url);
            if (pathname !== baseUrl + HEADING.page.slice(1)) return first.fetch(request, env);
            const page = await readFile(path.join(FIRST, HEADING.page, 'index.html'), 'utf8');
            return new Response(page.replace(`<h1>${HEADING.first}`, `<h1>${HEADING.second}`), {
              headers: {'Content-Type': 'text/html', 'Cache-Control': 'no-cache'},
            });
          },
        },
        second,
        halfway: {
          // A deployment that is under way: the new service worker is there, and no other file.
          fetch: (request: Request, env: object) =>
            request.url.endsWith('/sw.js')
              ? second.fetch(request, env)
              : new Response(null, {status: 503}),
        },
        nothing: {
          // A connection that breaks, as when there is no network.
          fetch: (_request: Request, env: object) => {
            (env as HttpBindings).outgoing.destroy();
            return new Response();
          },
        },
      };
      let served: keyof typeof apps = 'first';
      const server = await startServer(
        {fetch: (request, env) => apps[served].fetch(request, env)},
        '127.0.0.1',
        0,
      );
      await use({
        url: server.url + baseUrl.slice(0, -1),
        serve: (which) => (served = which),
      });
      await server.stop();
      await rm(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
  openPage: ({browser, browserName, releases}, use) => {
    releases.serve('first');
    return openPageFixture({browser, browserName, siteUrl: releases.url}, (openPage) =>
      use((address, reader = {}) =>
        openPage(address, {
          ...reader,
          hasServiceWorker: true,
          expected: [/Failed to load resource/, /ERR_/],
        }),
      ),
    );
  },
});
