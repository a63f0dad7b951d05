import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {PAGE_INDEX, type PageIndex} from '@toolhive-docs/agent-files';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';
import {checkFidelity} from './checkFidelity';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = '/install';

let buildDir = '';
beforeEach(async () => {
  buildDir = await writeDocsBuild();
});
afterEach(() => rmSync(buildDir, {recursive: true}));

const readIndex = () =>
  JSON.parse(readFileSync(path.join(buildDir, PAGE_INDEX), 'utf8')) as PageIndex;

/** Compares every page of the index as it was when `pages` was read. */
const check = (pages: PageIndex['pages']) =>
  checkFidelity(
    {buildDir, root},
    pages.map((entry) => ({entry, file: path.join(entry.route, 'index.html')})),
  );

/** @returns what the build prints when it fails. */
const failure = async (pages: PageIndex['pages']): Promise<string> =>
  await check(pages).then(
    () => 'nothing lost',
    (error: unknown) => String(error),
  );

describe('the comparison of what pages, their Markdown and MCP hold', {timeout: 60_000}, () => {
  it('counts what every page has when nothing is lost', async () => {
    const {pages} = await check(readIndex().pages);
    expect(pages[PAGE]).toMatchObject({
      counts: {headings: 2, rows: 2},
      lost: {markdown: [], mcp: []},
    });
  });

  it('fails with page and item when the Markdown lacks a row of a table', async () => {
    const {pages} = readIndex();
    const file = path.join(buildDir, pages.find(({route}) => route === PAGE)?.markdown ?? '');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !line.includes('Start Docker')).join('\n'));
    expect(await failure(pages)).toMatch(/\/install \(markdown\): rows: .*startdocker/);
  });

  it('fails when the MCP server alone lacks a page', async () => {
    const index = readIndex();
    const pages = index.pages.filter(({route}) => route !== PAGE);
    writeFileSync(path.join(buildDir, PAGE_INDEX), JSON.stringify({...index, pages}));
    const message = await failure(index.pages);
    expect(message).toMatch(/\/install \(mcp\): headings: h2 troubleshooting/);
    expect(message).not.toContain('(markdown)');
  });

  it('fails when the MCP server alone does not know a section by its id', async () => {
    const index = readIndex();
    const pages = index.pages.map((page) =>
      page.route === PAGE
        ? {...page, sections: page.sections.filter(({id}) => id !== 'when-it-fails')}
        : page,
    );
    writeFileSync(path.join(buildDir, PAGE_INDEX), JSON.stringify({...index, pages}));
    const message = await failure(index.pages);
    expect(message).toMatch(/\/install \(mcp\): addresses: when-it-fails/);
    expect(message).not.toContain('(markdown)');
  });
});
