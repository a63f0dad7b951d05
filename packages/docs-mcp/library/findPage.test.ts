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
      '/guides/run.html',
      '/guides/run/index.html',
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
  expect(sectionAt(new URL('https://docs.example.com/guides/run#größe').href)).toBe('größe');
  expect(sectionAt('/guides/run.md?section=')).toBeUndefined();
  rmSync(folder, {recursive: true});
});

it('the last part of an address finds the page, when one page has it', async () => {
  const folder = await writeMarkdownBuild('/', {'/cli/thv_run': '', '/b/run': ''});
  const index = PageIndexSchema.parse(JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')));
  expect(findPage('thv run', index).page.route).toBe('/cli/thv_run');
  expect(findPage('thv_run#ports', index)).toMatchObject({section: 'ports'});
  expect(() => findPage('run', index)).toThrow(/^There is no page at "run"\. Nearest: /);
  expect(() => findPage('/x/thv_run', index)).toThrow('Nearest');
  rmSync(folder, {recursive: true});
});

it('an address that no page has is answered with the nearest', async () => {
  const folder = await writeMarkdownBuild('/');
  const index = PageIndexSchema.parse(JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')));
  expect(() => findPage('/guides/runn', index)).toThrow(
    /^There is no page at "\/guides\/runn"\. Nearest: \/guides\/run\b.* list_pages names all\.$/,
  );
  rmSync(folder, {recursive: true});
});

it('an address on another host is no page of this site, whatever its path', async () => {
  const folder = await writeMarkdownBuild('/');
  const index = PageIndexSchema.parse(JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')));
  const hosts = ['localhost', 'docs.example.com'];
  for (const address of [
    'https://docs.docker.com/',
    'https://docs.docker.com/guides/run',
    'docs://https://docs.docker.com/',
    'https://docs.example.com@docker.com/',
    'file:///',
  ])
    expect(() => findPage(address, index, hosts)).toThrow(
      `There is no page at "${address}", which is not on this site. Allowed: a path such as /, or an address that starts with https://docs.example.com/.`,
    );
  for (const origin of ['http://localhost:3000', 'https://Docs.Example.com'])
    expect(findPage(`${origin}/guides/run`, index, hosts).page.route).toBe('/guides/run');
  rmSync(folder, {recursive: true});
});
