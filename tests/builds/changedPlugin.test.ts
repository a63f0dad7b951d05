import path from 'node:path';
import {readFile} from 'node:fs/promises';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {asSite, copySite} from '../scenarios/support/buildSites';
import type {BuildCopy} from './buildCopy';

const PLUGIN = 'plugins/tables/rehypeWideTables.ts';
const PAGE = 'docs/toolhive/quickstart.mdx';

let site: BuildCopy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

/** The HTML of the page after a build. */
async function built(): Promise<string> {
  const {code, output} = await site.build({}, ...asSite('plain'));
  expect(code, output).toBe(0);
  return readFile(path.join(site.outDir, 'toolhive/quickstart/index.html'), 'utf8');
}

it('a plugin that has changed compiles pages anew that have not', async () => {
  await site.write(PAGE, `${await site.read(PAGE)}\n\n| A | B | C |\n|-|-|-|\n| a | b | c |\n`);
  expect(await built()).toContain('data-column=B');
  const source = await site.read(PLUGIN);
  await site.write(PLUGIN, source.replaceAll("'dataColumn'", "'dataName'"));
  expect(await built()).toContain('data-name=B');
});
