import {describe, expect, it} from 'vitest';
import type {PageEntry, PageIndex} from '@toolhive-docs/agent-files';
import {missingPage, missingSection} from './missing';
import {PageForms} from './PageForms';

const entry = (route: string, markdown: string): PageEntry => ({
  route,
  url: `https://a.example${route}`,
  markdown,
  title: `Page ${route}`,
  description: '',
  category: 'A',
  kind: 'guide',
  version: 'v1',
  digest: '',
  tokens: 7,
  sections: [{id: 'one', level: 2, title: 'One', start: 0, end: 1}],
});
const index: PageIndex = {
  site: '',
  title: '',
  description: '',
  root: 'https://a.example/',
  version: 'v1',
  pages: [entry('/', '/index.md'), entry('/guides', '/guides/index.md'), entry('/run', '/run.md')],
};
const forms = new PageForms(index);
const decide = (path: string, accept?: string) => {
  const decision = forms.decide(path, (name) => (name === 'Accept' ? accept : undefined));
  return decision?.kind === 'redirect'
    ? decision.to
    : decision && [decision.kind, decision.entry.route];
};

it.each([
  ['/run', undefined, ['page', '/run']],
  ['/run/', 'text/markdown', ['markdown', '/run']],
  ['/run.md', 'text/html', ['markdown', '/run']],
  ['/', 'text/markdown', ['markdown', '/']],
  ['/guides/', undefined, ['page', '/guides']],
  ['/guides.md', undefined, '/guides/index.md'],
  ['/run/index.md', undefined, '/run.md'],
  ['/run.md/', undefined, '/run.md'],
  ['/run.MD', undefined, '/run.md'],
  ['/other.md', undefined, undefined],
  ['/main.js', 'text/markdown', undefined],
])('%s for %s', (path, accept, expected) => {
  expect(decide(path, accept)).toEqual(expected);
});

it('each form names the other, and says what it depends on', () => {
  const [, , run] = index.pages;
  if (!run) throw new Error('There is no page.');
  expect(forms.pageHeaders(run)).toEqual({
    Vary: 'Accept, User-Agent',
    Link: '<https://a.example/run.md>; rel="alternate"; type="text/markdown", <https://a.example/llms.txt>; rel="describedby"; type="text/plain"',
  });
  expect(forms.markdownHeaders(run, 7)).toMatchObject({
    Vary: 'Accept, User-Agent',
    Link: expect.stringContaining('<https://a.example/run>; rel="canonical"') as string,
    'X-Robots-Tag': 'noindex',
    'X-Markdown-Tokens': '7',
  });
});

describe('what is missing', () => {
  it('is said with the nearest pages and the index, and nothing of the address becomes Markdown', () => {
    const text = missingPage('/rum`\n# x', index);
    expect(text).toContain('- [Page /run](https://a.example/run.md)');
    expect(text).toContain('<https://a.example/llms.txt>');
    expect(text).toContain('at `/rum # x`.');
  });

  it('depends on the client, and says so to caches', () => {
    expect(forms.missingPage('/x').headers).toMatchObject({Vary: 'Accept, User-Agent'});
  });

  it('is said with the sections that there are', () => {
    expect(missingSection('two', entry('/run', '/run.md'))).toContain('no section `two`');
    expect(missingSection('two', entry('/run', '/run.md'))).toContain('- `one`: One');
  });
});
