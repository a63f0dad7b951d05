import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {writeMarkdownBuild} from '../testing/markdownBuild';
import {resourceOf} from '../shared';
import {findPage} from './findPage';

it.each(['/', '/docs/', '/guides/'])(
  'below %s a page is known by its address, its path with and without the base path, and its resource',
  async (base) => {
    const folder = await writeMarkdownBuild(base);
    const index = PageIndexSchema.parse(JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')));
    for (const address of [
      `https://docs.example.com${base}guides/run`,
      `${base}guides/run`,
      `${base}guides/run.md`,
      '/guides/run',
      'docs://guides/run.md',
    ])
      for (const part of ['#ports', '?section=ports', '?section=ports#', '?utm=x&section=ports'])
        expect(findPage(address + part, index)).toMatchObject({
          page: {route: '/guides/run'},
          section: 'ports',
        });
    for (const start of [base, base.slice(0, -1), `https://docs.example.com${base.slice(0, -1)}`])
      expect(findPage(start, index).page.route).toBe('/');
    for (const page of index.pages) expect(findPage(resourceOf(page), index).page).toBe(page);
    rmSync(folder, {recursive: true});
  },
);

it('of an anchor and `?section=` the anchor names the section, and an id may be escaped', async () => {
  const folder = await writeMarkdownBuild('/');
  const index = PageIndexSchema.parse(JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')));
  const sectionAt = (address: string) => findPage(address, index).section;
  expect(sectionAt('/guides/run?section=ports#hosts')).toBe('hosts');
  expect(sectionAt('/guides/run.md?section=%2D%2Dport')).toBe('--port');
  expect(sectionAt(new URL('https://docs.example/guides/run#größe').href)).toBe('größe');
  expect(sectionAt('/guides/run.md?section=')).toBeUndefined();
  rmSync(folder, {recursive: true});
});
