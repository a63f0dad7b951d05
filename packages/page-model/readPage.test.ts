import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';
import type {Block} from './types';

const read = (html: string): readonly Block[] =>
  readPage(`<main>${html}</main>`, {route: '/a'})?.blocks ?? [];
const text = (value: string) => ({kind: 'text', text: value});

describe('a page is read', () => {
  it('with its title, its facts, and headings with their ids', () => {
    const page = readPage(
      '<head><meta name=description content="About it."><meta name=docs:kind content=how-to></head><main><header><h1>Run</h1></header><h2 id=b>Next<a class=hash-link href=#b>#</a></h2></main>',
      {route: '/run', url: '/docs/run'},
    );
    expect(page).toMatchObject({
      title: 'Run',
      description: 'About it.',
      kind: 'guide',
      route: '/run',
      url: '/docs/run',
      blocks: [
        {kind: 'heading', level: 1, id: null},
        {kind: 'heading', level: 2, id: 'b', inlines: [text('Next')]},
      ],
    });
  });

  it('with samples exactly as they were written, whatever the highlighter does with line breaks', () => {
    const lines = [
      '<span class=line>a:</span>\n<span class=line></span>\n<span class=line>  b: 1</span>',
      '<span class=line>a:\n</span><span class=line>\n</span><span class=line>  b: 1\n</span>',
      '<span class=line>a:</span><span class=line></span><span class=line>  b: 1</span>',
    ];
    for (const code of lines)
      expect(
        read(
          `<figure data-code=output><figcaption><span>x.yaml</span></figcaption><pre data-language=yaml><code>${code}</code></pre></figure>`,
        ),
      ).toEqual([
        {kind: 'code', language: 'yaml', title: 'x.yaml', use: 'output', code: 'a:\n\n  b: 1'},
      ]);
  });

  it('with every panel of its tabs, and what they are about', () => {
    const [tabs] = read(
      '<div><div role=tablist aria-label=Shell><button role=tab>A</button><button role=tab>B</button></div><div role=tabpanel><strong class=tab-name>A</strong><p>one</div><div role=tabpanel hidden><p>two</div></div>',
    );
    expect(tabs).toEqual({
      kind: 'tabs',
      about: 'Shell',
      panels: [
        {label: 'A', blocks: [{kind: 'text', inlines: [text('one')]}]},
        {label: 'B', blocks: [{kind: 'text', inlines: [text('two')]}]},
      ],
    });
  });

  it('with the kind and title of admonitions, and drawings by their title', () => {
    expect(
      read(
        '<div class="theme-admonition theme-admonition-warning"><div class=admonitionHeading_x><svg></svg>Mind</div><div><p>it</div></div><figure class=docusaurus-mermaid-container><img src=/l.svg alt=Flow><img src=/d.svg alt=Flow></figure>',
      ),
    ).toEqual([
      {
        kind: 'admonition',
        tone: 'warning',
        title: 'Mind',
        blocks: [{kind: 'text', inlines: [text('it')]}],
      },
      {kind: 'diagram', title: 'Flow', src: '/l.svg'},
    ]);
  });

  it('with the address of a flag in its row, and without the link that only copies it', () => {
    expect(
      read('<table><tr><th>Flag<tr><td><a id=--port href=#--port><code>--port</code></a></table>'),
    ).toEqual([
      {
        kind: 'table',
        rows: [
          {id: null, isHead: true, cells: [[{kind: 'text', inlines: [text('Flag')]}]]},
          {
            id: '--port',
            isHead: false,
            cells: [[{kind: 'text', inlines: [{kind: 'code', text: '--port'}]}]],
          },
        ],
      },
    ]);
  });

  it('with what is not searched, marked', () => {
    expect(read('<p>a <i data-search=skip>b</i></p><p data-search=skip>c</p>')).toEqual([
      {
        kind: 'text',
        inlines: [text('a '), {kind: 'quiet', inlines: [{kind: 'emphasis', inlines: [text('b')]}]}],
      },
      {kind: 'quiet', blocks: [{kind: 'text', inlines: [text('c')]}]},
    ]);
  });

  it('with bold, deleted and typed text, and images that have no words', () => {
    expect(read('<p><strong>a</strong><del>b</del><samp>c</samp><img>')).toEqual([
      {
        kind: 'text',
        inlines: [
          {kind: 'strong', inlines: [text('a')]},
          {kind: 'deleted', inlines: [text('b')]},
          {kind: 'code', text: 'c'},
          {kind: 'image', alt: '', src: ''},
        ],
      },
    ]);
  });

  it('with what is done and not done in a list of tasks, and numbers from 1', () => {
    expect(
      read(
        '<ol><li class=task-list-item><input type=checkbox checked>a<li class=task-list-item><input type=checkbox>b<li><input>c</ol>',
      ),
    ).toMatchObject([{kind: 'list', start: 1, items: [{checked: true}, {checked: false}, {}]}]);
    expect(read('<ul><li><p><input>c</ul>')).toEqual([
      {kind: 'list', start: null, items: [{blocks: [{kind: 'text', inlines: [text('c')]}]}]},
    ]);
  });

  it('with every sample of a figure that has several', () => {
    const [one, other] = ['a', 'b'].map(
      (code) => `<pre><code class=language-sh>${code}</code></pre>`,
    );
    expect(read(`<figure>${one}${other}</figure>`)).toMatchObject([
      {kind: 'code', language: 'sh', code: 'a'},
      {kind: 'code', language: 'sh', code: 'b'},
    ]);
  });

  it('with links, lists, quotes, terms and operations', () => {
    expect(
      read(
        '<ol start=3><li><a href=/b>b</a></ol><blockquote><p>q</blockquote><dl><dt id=t>t<dd>d</dl><section data-operation=op><h3 id=op>Op</h3></section><p>x<br>y <img src=/i.png alt=I>',
      ),
    ).toEqual([
      {
        kind: 'list',
        start: 3,
        items: [
          {blocks: [{kind: 'text', inlines: [{kind: 'link', href: '/b', inlines: [text('b')]}]}]},
        ],
      },
      {kind: 'quote', blocks: [{kind: 'text', inlines: [text('q')]}]},
      {
        kind: 'terms',
        terms: [{id: 't', inlines: [text('t')], blocks: [{kind: 'text', inlines: [text('d')]}]}],
      },
      {
        kind: 'operation',
        id: 'op',
        blocks: [{kind: 'heading', level: 3, id: 'op', inlines: [text('Op')]}],
      },
      {
        kind: 'text',
        inlines: [text('x'), {kind: 'break'}, text('y '), {kind: 'image', alt: 'I', src: '/i.png'}],
      },
    ]);
  });
});

it.each([
  ['reference', '/a/reference/cli/thv_run', 'command'],
  ['reference', '/a/reference/formats', 'reference'],
  ['guide', '/a/reference/formats', 'guide'],
  ['how-to', '/a/concepts/b', 'guide'],
])('a page that is said to be %s, at %s, is of the kind %s', (stated, route, kind) => {
  const html = `<head><meta name=docs:kind content=${stated}></head><main><h1>A</h1></main>`;
  expect(readPage(html, {route})?.kind).toBe(kind);
});

it.each([
  ['<meta name=docusaurus_locale content=de>', 'de'],
  ['', 'en'],
])('a page with %s is in %s', (head, language) => {
  expect(readPage(`<head>${head}</head><main><h1>A</h1></main>`, {route: '/a'})?.language).toBe(
    language,
  );
});

it.each(['/search', '/theme-preview/', '/404'])('%s is no page to read', (route) => {
  expect(readPage('<main><h1>A</h1></main>', {route})).toBeUndefined();
});
