import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {PageIndex} from '@toolhive-docs/agent-files';
import {agentFiles} from '.';
import {siteNotes} from './siteNotes';

/** The index for programs of a site without pages. */
async function indexOf(customFields: object, currentLocale = 'en'): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'llms-'));
  const part = agentFiles({
    release: 'v0.0.47',
    description: 'All.',
    dates: {getFileLastUpdateInfo: () => Promise.resolve(null)} as never,
  })({
    siteDir: folder,
    siteConfig: {url: 'https://docs.example.com', title: 'Docs', customFields},
    baseUrl: '/base/',
    i18n: {currentLocale, defaultLocale: 'en'},
  } as LoadContext);
  const work = await part({outDir: folder, routes: [], routesPaths: []} as unknown as Props);
  await work.decide?.();
  const text = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  rmSync(folder, {recursive: true});
  return text;
}

it('the index for programs names the MCP server and the catalog that names it', async () => {
  const text = await indexOf({});
  expect(text).toContain('`https://docs.example.com/base/mcp`');
  expect(text).toContain('`https://docs.example.com/.well-known/ai-catalog.json`');
});

it.each([
  ['of a site without an MCP server', {mcp: false}, 'en'],
  ['of a language that the MCP server has no pages of', {}, 'he'],
])('the index %s names none', async (_name, customFields, locale) => {
  const text = await indexOf(customFields, locale);
  expect(text).not.toContain('/mcp`');
  expect(text).not.toContain('ai-catalog.json');
});

it('the file of all pages is named with its length', () => {
  const pages = [12_345, 30_000].map((tokens) => ({tokens}));
  const {files} = siteNotes(
    {root: 'https://docs.example.com/', version: 'v0.0.47', pages} as PageIndex,
    true,
  );
  expect(files[0]).toContain('llms-full.txt): the Markdown of every page, about 42,000 tokens');
});
