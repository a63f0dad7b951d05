import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {highlight} from './highlight';

const render = (code: string, language: string, meta = '') =>
  highlight(code, language, parseFenceMeta(meta));
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('gives tokens classes and no inline style', async () => {
    const html = await render('thv run --port 8080 fetch # note', 'bash');
    expect(html).toContain('<span class="tc"># note</span>');
    expect(html).toContain('class="tp">--port');
    expect(html).not.toContain('style=');
  });

  it('keeps the text of the code exactly, markup characters included', async () => {
    const code = 'echo "<b>&amp;" > out\n\n  indented';
    expect(text(await render(code, 'bash'))).toBe(`${code}\n`);
  });

  it('colours keys and strings of YAML and JSON differently', async () => {
    for (const [code, language] of [
      ['kind: "MCPServer"', 'yaml'],
      ['{"kind": "MCPServer"}', 'json'],
    ] as const) {
      const html = await render(code, language);
      expect(html).toMatch(/class="tf">[^<]*kind/);
      expect(html).toMatch(/class="ts">[^<]*MCPServer/);
    }
  });

  it('marks the lines that the fence asks for', async () => {
    expect((await render('a\nb\nc', 'text', '{2-3}')).match(/class="line hl"/g)).toHaveLength(2);
  });

  it('takes the marks of a diff out of the code and says what they mean', async () => {
    const html = await render(' a: 1\n-b: 2\n+b: 3', 'yaml', 'diff');
    expect(html).toContain('class="line del"');
    expect(html).toContain('class="line add"');
    expect(text(html)).toBe('a: 1\nb: 2\nb: 3\n');
  });

  it('names an unknown language and the known ones', async () => {
    await expect(render('x', 'brainfog')).rejects.toThrow(/unknown language "brainfog".*bash/);
  });
});
