import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {getPage} from './getPage';

const library = useLibrary({
  '/toolhive/reference/cli/thv_run':
    '<h2 id=flags>Flags</h2><table><tr><th>Flag<th>Meaning<tr id=--env><td><code>--env</code><td>A variable</table>',
});

const read = async (args: {url: string; section?: string; max_tokens?: number}): Promise<string> =>
  (await getPage.run(args, library())).text;

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

describe('what stands above the title of a page', () => {
  it('is left out where it would take most of the answer', async () => {
    const text = await read({url: '/guides/run', max_tokens: 100});
    expect(text).toMatch(/^# Run\n/);
  });

  it('is there where there is room', async () => {
    expect(await read({url: '/guides/run'})).toMatch(/^---\ntitle: Run\n/);
  });
});

it.each(['--env', 'env', '-e'])('a flag is known as %s', async (section) => {
  expect(await read({url: 'thv run', section})).toContain('A variable');
});

it('a place behind the end of the text is refused with its length', () => {
  const args = {url: '/guides/run', from: 999_999};
  expect(() => getPage.run(args, library())).toThrow(/^from is 999999, but the text has \d+ /);
});
