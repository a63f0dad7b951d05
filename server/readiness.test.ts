import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {createApp} from './createApp';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';

it('a server is ready when it can search and has pages, and healthy in any case', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const buildDir = await writeDocsBuild();
  onTestFinished(async () => {
    told.mockRestore();
    await rm(buildDir, {recursive: true, force: true});
  });
  const statuses = async () => {
    const app = createApp({buildDir, baseUrl: '/docs/'});
    const paths = ['/readyz', '/healthz'];
    return Promise.all(paths.map(async (path) => (await app.request(path)).status));
  };
  expect(await statuses()).toEqual([200, 200]);
  await rm(join(buildDir, 'assets/search'), {recursive: true});
  expect(await statuses()).toEqual([503, 200]);
});
