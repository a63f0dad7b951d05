import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from './extractRecords';

const HEAD = `
  <meta data-rh="true" name="docusaurus_locale" content="en"><meta data-rh="true" name="docsearch:language" content="en">
  <meta data-rh="true" name="docusaurus_version" content="current"><meta data-rh="true" name="docusaurus_tag" content="docs-default-current">
  <meta data-rh="true" name="docsearch:version" content="current"><meta data-rh="true" name="docsearch:docusaurus_tag" content="docs-default-current">`;

/** A page as the framework renders it. */
function page(
  article: string,
  head = '',
  crumb = '<li class="breadcrumbs__item"><span class="breadcrumbs__link">CLI guides</span></li>',
): string {
  return `<!doctype html><html lang="en"><head><title>T</title>${HEAD}${head}</head><body>
    <nav class="navbar"><a class="navbar__item navbar__link navbar__link--active" href="/toolhive">Docs</a></nav>
    <main><article>
      <nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs"><ul class="breadcrumbs">
        <li class="breadcrumbs__item"><a aria-label="Home page" class="breadcrumbs__link" href="/"><svg></svg></a></li>${crumb}
        <li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">Run</span></li></ul></nav>
      <div class="tocCollapsible theme-doc-toc-mobile"><button>On this page</button></div>
      <div class="theme-doc-markdown markdown">${article}</div>
      <footer class="theme-doc-footer">Edit this page</footer>
    </article><nav class="pagination-nav"><a href="/next">Next page</a></nav></main></body></html>`;
}

function heading(level: number, id: string, text: string): string {
  return `<h${level} class="anchor anchorTargetStickyNavbar_x" id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link to ${text}" title="Direct link" translate="no">\u200b</a></h${level}>`;
}

function extract(html: string, route = '/toolhive/guides-cli/run'): SearchRecord[] {
  return recordsOfHtml(html, {route, url: `https://docs.example.org${route}`});
}

const shape = (records: readonly SearchRecord[]): unknown[] =>
  records.map(({type, anchor, content, hierarchy}) => [
    type,
    anchor,
    content ?? hierarchy[type as 'lvl1'],
  ]);

describe('the records of a page', () => {
  it(
    'are one per heading, paragraph and list item, each below the heading nearest to it',
    {tags: ['3.2-3']},
    () => {
      const html =
        page(`<header><h1>Run servers</h1></header><p>Start <code>thv run</code>.</p>${heading(2, 'ports', 'Ports')}<p>Pick one.</p>
      <ul><li>A fixed port<ul><li>below 65536</li></ul></li><li><p>A free port</p></li></ul>${heading(3, 'host', 'Host')}<p>Loopback.</p>${heading(2, 'more', 'More')}`);
      expect(shape(extract(html))).toEqual([
        ['lvl1', null, 'Run servers'],
        ['content', null, 'Start thv run.'],
        ['lvl2', 'ports', 'Ports'],
        ['content', 'ports', 'Pick one.'],
        ['content', 'ports', 'A fixed port'],
        ['content', 'ports', 'below 65536'],
        ['content', 'ports', 'A free port'],
        ['lvl3', 'host', 'Host'],
        ['content', 'host', 'Loopback.'],
        ['lvl2', 'more', 'More'],
      ]);
    },
  );

  it('carry address, hierarchy, facets and weight', {tags: ['3.2-2', '3.2-3', '3.2-5']}, () => {
    const html = page(
      `<h1>Run servers</h1>${heading(2, 'ports', 'Ports')}<p>Pick one.</p>`,
      '<meta name="docs:kind" content="how-to"><meta name="keywords" content="uvx,npx">',
    );
    expect(extract(html)[2]).toEqual({
      objectID: expect.stringMatching(/^[0-9a-z]{11}$/) as string,
      url: 'https://docs.example.org/toolhive/guides-cli/run#ports',
      url_without_anchor: 'https://docs.example.org/toolhive/guides-cli/run',
      anchor: 'ports',
      type: 'content',
      content: 'Pick one.',
      hierarchy: {
        lvl0: 'CLI guides',
        lvl1: 'Run servers',
        lvl2: 'Ports',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      kind: 'guide',
      keywords: ['uvx', 'npx'],
      weight: {pageRank: 0, level: 0, position: 2},
    });
    expect(extract(html).map(({weight}) => weight.level)).toEqual([90, 80, 0]);
  });

  it('stand below no heading of the section before', () => {
    const html = page(
      `<h1>Run</h1>${heading(2, 'a', 'A')}${heading(3, 'b', 'B')}${heading(2, 'c', 'C')}<p>End.</p>`,
    );
    expect(extract(html).at(-1)?.hierarchy).toMatchObject({lvl2: 'C', lvl3: null});
  });

  it('give each row of a table a record, with the anchor inside its first cell', () => {
    const html =
      page(`<h1>thv run</h1>${heading(2, 'flags', 'Flags')}<table><thead><tr><th>Flag</th><th>Type</th><th>Meaning</th></tr></thead><tbody>
      <tr><td><span data-flag><a id="--transport" href="#--transport"><code>--transport</code></a></span></td><td>string</td><td>How the proxy talks.</td></tr>
      <tr><td>none</td><td></td><td>No anchor here.</td></tr></tbody></table><p>After the table.</p>`);
    expect(shape(extract(html)).slice(2)).toEqual([
      ['lvl5', '--transport', '--transport'],
      ['content', '--transport', 'string · How the proxy talks.'],
      ['lvl5', 'flags', 'none'],
      ['content', 'flags', 'No anchor here.'],
      ['content', 'flags', 'After the table.'],
    ]);
  });

  it('give each command of a shell sample a record, other samples one, and outputs none', () => {
    const html = page(`<h1>Run</h1>
      <figure data-code="input"><pre tabindex="0" class="language-bash"><code><span class="line">thv run \\</span>
<span class="line">  --port 8080 fetch</span>
<span class="line"># see it</span>
<span class="line">thv list</span></code></pre><button>Copy</button></figure>
      <pre><code class="language-yaml"><span class="line">kind: MCPServer</span><span class="line">spec: {}</span></code></pre>
      <pre><code class="language-text"><span class="line">NAME  STATUS</span></code></pre>`);
    expect(shape(extract(html)).slice(1)).toEqual([
      ['content', null, 'thv run --port 8080 fetch'],
      ['content', null, 'thv list'],
      ['content', null, 'kind: MCPServer spec: {}'],
    ]);
  });

  it('name what is in a tab by its label', () => {
    const html =
      page(`<h1>Install</h1><div data-tabs="os"><div role="tablist"><button role="tab">Linux</button><button role="tab">macOS</button></div>
      <div role="tabpanel"><p>Unpack it.</p></div><div role="tabpanel" hidden><p>Use brew.</p></div></div><p>After.</p>`);
    expect(extract(html).map(({content, hierarchy}) => [content, hierarchy.lvl6])).toEqual([
      [null, null],
      ['Unpack it.', 'Linux'],
      ['Use brew.', 'macOS'],
      ['After.', null],
    ]);
  });

  it('leave out what is not text of the page, and keep the words of a diagram', () => {
    const html =
      page(`<h1>Run<span class="visually-hidden"> hidden</span></h1><p>Text <button>Copy</button>goes on<svg><text>no</text></svg>.</p>
      <div class="mermaid" aria-hidden="true">graph TD</div><details><summary>Diagram in words</summary><p>The client asks.</p></details><p data-search="skip">Not this.</p>`);
    expect(shape(extract(html))).toEqual([
      ['lvl1', null, 'Run'],
      ['content', null, 'Text goes on.'],
      ['content', null, 'Diagram in words'],
      ['content', null, 'The client asks.'],
    ]);
  });

  it('leave out the sections that only lead on', () => {
    const html = page(
      '<h1>Run</h1><h2 id="next">Next steps</h2><ul><li><a href="/a">Stop</a> ends it.</li></ul><h2 id="more">More</h2><p>End.</p>',
    );
    expect(shape(extract(html)).slice(1)).toEqual([
      ['lvl2', 'more', 'More'],
      ['content', 'more', 'End.'],
    ]);
  });

  it('read defined terms like table rows', () => {
    const html = page(
      '<h1>API</h1><dl><div><dt id="name">name</dt><dd><p>Unique.</p></dd></div></dl><p>End.</p>',
    );
    expect(shape(extract(html)).slice(1)).toEqual([
      ['lvl5', 'name', 'name'],
      ['content', 'name', 'Unique.'],
      ['content', null, 'End.'],
    ]);
  });

  it('begin with the description, unless the page says the same', () => {
    const description = '<meta name="description" content="All about ports.">';
    expect(shape(extract(page('<h1>Run</h1><p>Else.</p>', description)))[1]).toEqual([
      'content',
      null,
      'All about ports.',
    ]);
    expect(extract(page('<h1>Run</h1><p>All about ports.</p>', description))).toHaveLength(2);
    expect(extract(page('<h1>Run</h1><p>Else.</p>', description))).toHaveLength(3);
  });

  it(
    'have ids that stay when the page changes elsewhere, and differ for equal texts',
    {tags: ['3.2-1']},
    () => {
      const one = extract(page('<h1>Run</h1><p>Same.</p><p>Same.</p>')).map(
        ({objectID}) => objectID,
      );
      const other = extract(page('<h1>Run</h1><p>New.</p><p>Same.</p><p>Same.</p>')).map(
        ({objectID}) => objectID,
      );
      expect(new Set(one).size).toBe(3);
      expect(other).toEqual(expect.arrayContaining(one));
    },
  );
});

describe('the category', () => {
  it.each([
    ['the first breadcrumb', page('<h1>A</h1>'), 'CLI guides'],
    ['the active item of the navigation bar', page('<h1>A</h1>', '', ''), 'Docs'],
    ['a default', '<main><h1>A</h1></main>', 'Documentation'],
  ])('is %s', (_, html, category) => {
    expect(extract(html)[0]?.hierarchy.lvl0).toBe(category);
  });
});

describe('the kind of a page', () => {
  it.each([
    ['/toolhive/guides-cli/run', undefined, 'guide'],
    ['/toolhive/guides-cli/run', 'explanation', 'concept'],
    ['/toolhive/concepts/mcp-primer', undefined, 'concept'],
    ['/toolhive/quickstart', undefined, 'tutorial'],
    ['/toolhive/reference/cli/thv_run', 'reference', 'command'],
    ['/toolhive/reference/api', 'reference', 'api'],
    ['/toolhive/reference/client-compatibility', 'reference', 'reference'],
    ['/toolhive/guides-cli/run', 'nonsense', 'guide'],
  ])('of %s with %s is %s', (route, stated, kind) => {
    const head = stated === undefined ? '' : `<meta name="docs:kind" content="${stated}">`;
    expect(extract(page('<h1>A</h1>', head), route)[0]?.kind).toBe(kind);
  });
});

describe('a page that is not to be searched has no records', () => {
  it.each(['/search', '/search/', '/theme-preview', '/404.html', '/404'])('%s', (route) => {
    expect(extract(page('<h1>A</h1>'), route)).toEqual([]);
  });

  it('with noindex', () => {
    expect(extract(page('<h1>A</h1>', '<meta name="robots" content="noindex, nofollow">'))).toEqual(
      [],
    );
  });

  it('without a main part', () => {
    expect(extract('<p>Nothing here')).toEqual([]);
  });
});

it('takes several versions and tags as lists', () => {
  const head =
    '<meta name="docsearch:version" content="1.0,latest"><meta name="docsearch:docusaurus_tag" content="default, docs-default-1.0">';
  expect(
    recordsOfHtml(`<html><head>${head}</head><main><h1>A</h1></main>`, {route: '/a'})[0],
  ).toMatchObject({
    version: ['1.0', 'latest'],
    docusaurus_tag: ['default', 'docs-default-1.0'],
    url: '/a',
  });
});
