import type {PageEntry, PageIndex} from '@toolhive-docs/agent-files';
import {describe, expect, it} from 'vitest';
import {missingPage, missingSection} from './missing';

const entry = (route: string, sections: PageEntry['sections'] = []): PageEntry =>
  ({
    title: `Page ${route}`,
    route,
    url: `https://docs.example${route}`,
    markdown: `${route}.md`,
    sections,
  }) as unknown as PageEntry;

const section = (id: string, title: string) => ({id, title}) as PageEntry['sections'][number];

describe('the Markdown of a page that is not there', () => {
  const index = {
    pages: [entry('/guides/install'), entry('/guides/secrets')],
    root: 'https://docs.example/',
  } as unknown as PageIndex;

  it('leads to the nearest pages, by the path without its ending, and to the index', () => {
    expect(missingPage('/guide/instal.md', index)).toBe(
      [
        '# Page not found',
        'There is no page at `/guide/instal.md`.',
        'Nearest pages:',
        '- [Page /guides/install](https://docs.example/guides/install.md)',
        'All pages: <https://docs.example/llms.txt>\n',
      ].join('\n\n'),
    );
  });

  it('speaks of no nearest page where none is near', () => {
    expect(missingPage('/xyzzy', index)).toBe(
      '# Page not found\n\nThere is no page at `/xyzzy`.\n\nAll pages: <https://docs.example/llms.txt>\n',
    );
  });

  it('shows the beginning of a long path, in which nothing is Markdown', () => {
    const [, , shown] = missingPage(`/\`a\` b\n# c${'x'.repeat(500)}`, index).split('\n');
    expect(shown).toMatch(/^There is no page at `\/ a b # cx{191}`\.$/);
  });
});

describe('the Markdown of a section that is not there', () => {
  const sections = (count: number) =>
    Array.from({length: count}, (_, at) => section(`s${at + 1}`, `Section ${at + 1}`));
  const linesFor = (list: PageEntry['sections']): string[] =>
    missingSection('x', entry('/a', list)).split('\n');

  it('names those that the page has', () => {
    expect(
      linesFor([section('', 'Page /a'), section('before', 'Before'), section('end', '')]),
    ).toEqual([
      '# Section not found',
      '',
      'The page [Page /a](https://docs.example/a) has no section `x`. It has:',
      '',
      '- `before`: Before',
      '- `end`',
      '',
    ]);
  });

  it('names sixty, and counts the others', () => {
    expect(linesFor(sections(60)).slice(-2)).toEqual(['- `s60`: Section 60', '']);
    expect(linesFor(sections(63)).slice(-4)).toEqual(['- `s60`: Section 60', '', 'and 3 more', '']);
  });
});
