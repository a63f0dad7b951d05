import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {environment} from '../../site.config';
import {SEARCH} from '../budgets';
import {connection, DATA_SAVER} from '../support/connection';
import {expect, test} from '../support/test';
import {openBox} from './box';

const buildDir = fileURLToPath(new URL('../../build/', import.meta.url));

test('a first search costs no more than its budgets: code, the first index, and the whole one', async ({
  openPage,
}) => {
  const page = await openPage('/toolhive/quickstart', {before: connection(DATA_SAVER)});
  await page.waitForLoadState('networkidle');
  const paths = new Set<string>();
  page.on('request', (request) =>
    paths.add(new URL(request.url()).pathname.slice(environment.baseUrl.length)),
  );
  await openBox(page, 'transport');
  await page.waitForLoadState('networkidle');

  const sum = async (wanted: RegExp): Promise<number> => {
    const files = await Promise.all(
      [...paths].filter((path) => wanted.test(path)).map((path) => readFile(buildDir + path)),
    );
    return files.reduce((total, file) => total + brotliCompressSync(file).length, 0);
  };
  const weights = {
    code: await sum(/\.js$/),
    index: await sum(/^assets\/search\/index/),
    first: await sum(/^assets\/search\/first/),
  };
  const budgets = {...weights, ahead: weights.code + weights.first};
  for (const [name, bytes] of Object.entries(budgets)) {
    const most = SEARCH[name as keyof typeof SEARCH];
    console.log(`search, ${name}: ${(bytes / 1024).toFixed(1)} KB of ${most / 1024}`);
    // Less than this would mean that the worker, or an index, was not seen.
    expect(bytes, name).toBeGreaterThan(15 * 1024);
    expect(bytes, name).toBeLessThanOrEqual(most);
  }
});
