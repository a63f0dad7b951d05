import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DocsLibrary} from '../library/DocsLibrary';
import {writeDocsBuild} from '../testing/docsBuild';
import {getPage} from './getPage';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let buildDir = '';
let library: DocsLibrary;
beforeAll(async () => {
  buildDir = await writeDocsBuild();
  library = new DocsLibrary({buildDir, root});
});
afterAll(() => rmSync(buildDir, {recursive: true}));

const read = async (args: {url: string; section?: string}): Promise<string> =>
  (await getPage.run(args, library)).text;

describe('get_page reads one section', () => {
  it.each([
    {url: '/guides/run', section: 'hosts'},
    {url: '/guides/run', section: '#hosts'},
    {url: '/guides/run#hosts'},
    {url: 'https://docs.example.com/guides/run.md?section=hosts'},
    {url: '/guides/run#hosts', section: ''},
  ])('asked with $url and the section $section', async (args) => {
    const text = await read(args);
    expect(text).toMatch(/^# Run\n\n## Hosts\n\nLoopback/);
    expect(text).not.toContain('Ports');
  });

  it('and says which there are when the page has no such section', async () => {
    await expect(read({url: '/guides/run?section=nothing'})).rejects.toThrow(
      /has no section "nothing"\. It has: ports, hosts\./,
    );
  });
});
