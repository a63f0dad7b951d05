import {readPage} from '@toolhive-docs/page-model';
import {describe, expect, it} from 'vitest';
import {compareItems} from './fidelity/PageItems';
import {itemsOfHtml} from './fidelity/itemsOfHtml';
import {itemsOfMarkdown} from './fidelity/itemsOfMarkdown';
import {sliceSection} from './markdown/sliceSection';
import {writeTwin, type Twin} from './writeTwin';

const ROOT = 'https://docs.example.com/base/';
const HTML = `<head><meta name=description content="About ports: a lot."></head><main><h1>Run</h1><p>See <a href="/base/b#c">b</a> and <code>thv run</code>, not *this* &lt;NAME&gt;.</p>
<h2 id=os>By system</h2><div><div role=tablist aria-label=System><button role=tab>Linux</button><button role=tab>macOS</button></div><div role=tabpanel><figure data-code=output><figcaption><span>a.sh</span></figcaption><pre data-language=bash><code>thv run fetch
# \`\`\` inside</code></pre></figure></div><div role=tabpanel hidden><p>two</p></div></div>
<div class="theme-admonition theme-admonition-warning"><div class=admonitionHeading_x>Mind</div><p>it</p></div>
<h3 id=deep>Deep</h3><p>down</p><h2 id=flags>Flags</h2><table><tr><th>Flag<th>Meaning<tr><td><a id=--port href=#--port><code>--port</code></a><td>The port | of it<ul><li>a<li>b</ul><tr><td><a id=--host href=#--host><code>--host</code></a><td>Host</table>
<figure class=docusaurus-mermaid-container><img src=/base/img/flow-light.svg alt=Flow></figure><dl><dt id=term>Term<dd>meaning</dl></main>`;

function twin(html = HTML): Twin {
  const page = readPage(html, {route: '/a', url: '/base/a'});
  if (!page) throw new Error('There is no page.');
  return writeTwin(page, {
    root: ROOT,
    markdown: '/a.md',
    version: 'v0.0.47',
    lastUpdated: '2025-06-30',
    diagramSource: (src) =>
      src.endsWith('flow-light.svg') ? 'flowchart LR\n  accDescr: A to B.\n  a --> b' : undefined,
  });
}
const slice = (id: string) => sliceSection(twin().text, twin().entry.sections, id);

describe('the Markdown of a page', () => {
  it('begins with where it is from, for which release and since when, and names the index', () => {
    expect(twin().text).toMatch(
      /^---\ntitle: Run\ndocs_index: https:\/\/docs.example.com\/base\/llms.txt\ndescription: "About ports: a lot."\ncanonical_url: https:\/\/docs.example.com\/base\/a\nversion: v0.0.47\nlast_updated: 2025-06-30\ndigest: sha256:[0-9a-f]{64}\n---\n\n> .*<https:\/\/docs.example.com\/base\/llms.txt>/,
    );
  });

  it('has another digest when the text is another, and the same when only a style is', () => {
    expect(twin(HTML.replace('down', 'up')).entry.digest).not.toBe(twin().entry.digest);
    expect(twin(HTML.replace('<p>down', '<p class=x>down')).entry.digest).toBe(twin().entry.digest);
  });

  it('has full addresses, and text that means the same', () => {
    expect(twin().text).toContain(
      'See [b](https://docs.example.com/base/b#c) and `thv run`, not \\*this\\* \\<NAME>.',
    );
  });

  it('has every tab under its label, samples with language, title and use, and their end', () => {
    expect(twin().text).toContain(
      '**Linux** (System, 1 of 2)\n\n````bash title="a.sh" output\nthv run fetch\n# ``` inside\n````\n\n**macOS** (System, 2 of 2)\n\ntwo\n',
    );
  });

  it('quotes admonitions with their kind, and describes diagrams and gives their source', () => {
    expect(twin().text).toContain('> **Warning: Mind**\n>\n> it\n');
    expect(twin().text).toContain(
      '**Diagram: Flow**: A to B.\n\n```mermaid\nflowchart LR\n  accDescr: A to B.\n  a --> b\n```',
    );
  });

  it('keeps tables', () => {
    expect(twin().text).toContain('| `--port` | The port \\| of it<br>• a<br>• b |');
  });
});

describe('a section alone', () => {
  it('has the headings above it, and what is below it', () => {
    expect(slice('deep')).toBe('# Run\n\n## By system\n\n### Deep\n\ndown\n');
    expect(slice('os')).toMatch(/^# Run\n\n## By system\n[^]*### Deep\n\ndown\n$/);
  });

  it('is a row with the head of its table, for a flag', () => {
    expect(slice('--host')).toBe(
      '# Run\n\n## Flags\n\n| Flag | Meaning |\n| - | - |\n| `--host` | Host |\n',
    );
  });

  it('is the section around it, for any other address of the page; nothing for an unknown one', () => {
    expect(slice('term')).toMatch(/^# Run\n\n## Flags\n[^]*Term/);
    expect(slice('nothing')).toBeUndefined();
  });
});

describe('the comparison with the page', () => {
  const compare = (markdown: string) =>
    compareItems(
      itemsOfHtml(HTML, `${ROOT}a`),
      itemsOfMarkdown(
        markdown,
        twin().entry.sections.map(({id}) => id),
      ),
    );

  it('finds everything of a page in its Markdown', () => {
    expect(compare(twin().text)).toEqual({
      counts: {headings: 4, code: 1, rows: 3, links: 1, panels: 2, addresses: 6},
      lost: [],
    });
  });

  it.each([
    ['headings', '### Deep'],
    ['code', 'thv run fetch'],
    ['rows', '| `--host` | Host |\n'],
    ['links', '(https://docs.example.com/base/b#c)'],
    ['panels', '**macOS** (System, 2 of 2)'],
  ])('names what is lost: %s', (kind, piece) => {
    expect(twin().text).toContain(piece);
    expect(compare(twin().text.replace(piece, '')).lost.map((item) => item.kind)).toEqual([kind]);
  });
});
