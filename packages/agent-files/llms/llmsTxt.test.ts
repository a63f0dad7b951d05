import {describe, expect, it} from 'vitest';
import type {PageEntry, PageIndex} from '../PageIndex';
import {markdownPath} from '../addresses';
import {llmsTxt, MAX_INDEX, sectionFolders, sectionIndex, sitemapMd} from './llmsTxt';

const entry = (route: string, markdown: string, description = `About ${route}.`): PageEntry => ({
  route,
  url: `https://a.example${route}`,
  markdown,
  title: `Page [${route}]`,
  description,
  category: route.split('/')[1] ?? '',
  kind: 'guide',
  version: 'v1.0.0',
  lastUpdated: '2025-06-30',
  digest: 'sha256:0',
  tokens: 1,
  sections: [],
});
const indexOf = (pages: PageEntry[]): PageIndex => ({
  site: 'Docs',
  title: 'Docs',
  description: 'About all.',
  root: 'https://a.example/',
  version: 'v1.0.0',
  pages,
});
const PAGES = [entry('/guides', '/guides/index.md'), entry('/guides/run', '/guides/run.md')];
const notes = {notes: ['How to read.'], files: ['- [More](https://a.example/more)']};

describe('llms.txt', () => {
  it('has the parts of the convention in their order, and links to Markdown', () => {
    expect(llmsTxt(indexOf(PAGES), notes)).toBe(
      '# Docs\n\n> About all.\n\nHow to read.\n\n## guides\n\n- [Page /guides](https://a.example/guides/index.md): About /guides.\n- [Page /guides/run](https://a.example/guides/run.md): About /guides/run.\n\n## Further files\n\n- [More](https://a.example/more)\n',
    );
  });

  it('keeps descriptions to 300 characters', () => {
    const [line = ''] = /^- .*$/m.exec(
      llmsTxt(indexOf([entry('/a', '/a.md', 'x'.repeat(400))]), notes),
    ) ?? [''];
    expect(line.split(': ')[1]).toHaveLength(300);
  });

  it('says of a long page how long it is, and that it has sections', () => {
    const long = {...entry('/a', '/a.md'), tokens: 24_640};
    expect(llmsTxt(indexOf([long]), notes)).toContain(
      'a.md): About /a. (about 25,000 tokens: ask for a section)\n',
    );
  });

  it('names the indexes of folders where all pages would be too many', () => {
    const many = Array.from({length: 1000}, (_, at) => entry(`/guides/${at}`, `/guides/${at}.md`));
    const text = llmsTxt(indexOf(many), notes);
    expect(text.length).toBeLessThan(MAX_INDEX);
    expect(text).toContain('- [/guides/](https://a.example/guides/llms.txt)\n');
  });

  it('stops the build when even those are too many', () => {
    const many = Array.from({length: 2000}, (_, at) => entry(`/${at}/a`, `/${at}/a.md`));
    expect(() => llmsTxt(indexOf(many), notes)).toThrow(/allowed are fewer than 50000[^]*Fix:/);
    const flat = Array.from({length: 2000}, (_, at) => entry(`/${at}`, `/${at}.md`));
    expect(() => llmsTxt(indexOf(flat), notes)).toThrow(/allowed are fewer than 50000[^]*Fix:/);
  });
});

it('a folder has an index of the pages below it, under the title of its own page', () => {
  const index = indexOf([...PAGES, entry('/other', '/other.md')]);
  expect(sectionFolders(index.pages)).toEqual(['/guides/']);
  expect(sectionIndex('/guides/', index)).toMatch(
    /^# Page \[\/guides\]\n\n> About \/guides\.[^]*guides\/run\.md\)/,
  );
  expect(sectionIndex('/guides/', index)).not.toContain('other.md');
});

describe('the index of a folder of many pages', () => {
  const many = (count: number, folder: string): PageEntry[] =>
    Array.from({length: count}, (_, at) =>
      entry(`/a/${folder}${at}`, `/a/${folder}${at}.md`, 'x'.repeat(99)),
    );

  it('leads to the indexes of the folders below', () => {
    const text = sectionIndex('/a/', indexOf([...many(2, ''), ...many(2000, 'b/')]));
    expect(text.length).toBeLessThan(MAX_INDEX);
    expect(text).toContain('\n- [Page /a/1](https://a.example/a/1.md): xx');
    expect(text).toContain('\n- [/a/b/](https://a.example/a/b/llms.txt)\n');
    expect(text).not.toContain('/a/b/1.md');
  });

  it('has names alone where there are no such folders', () => {
    const text = sectionIndex('/a/', indexOf(many(500, '')));
    expect(text.length).toBeLessThan(MAX_INDEX);
    expect(text).toContain('\n- [Page /a/499](https://a.example/a/499.md)\n');
    expect(text).not.toContain('Indexes of sections');
  });

  it('stops the build when even those are too many', () => {
    expect(() => sectionIndex('/a/', indexOf(many(2000, '')))).toThrow(
      /^\/a\/llms\.txt has \d+ characters, allowed are fewer than 50000[^]*Fix:/,
    );
  });
});

it('the sitemap has both addresses of each page, and its day', () => {
  expect(sitemapMd(indexOf(PAGES))).toContain(
    '- [Page /guides/run](https://a.example/guides/run) ([Markdown](https://a.example/guides/run.md), 2025-06-30)\n',
  );
});

it.each([
  ['/', '/index.md'],
  ['/a', '/a.md'],
  ['/b', '/b/index.md'],
  ['/b/c', '/b/c.md'],
  ['/d/', '/d/index.md'],
])('the Markdown of %s is %s', (route, path) => {
  expect(markdownPath(route, ['/', '/a', '/b', '/b/c', '/d/'])).toBe(path);
});
