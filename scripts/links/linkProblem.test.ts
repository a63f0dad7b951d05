import {describe, expect, it} from 'vitest';
import {externalLinks, linkProblem} from './linkProblem';

describe('linkProblem', () => {
  it.each([
    'https://github.com/stacklok/toolhive',
    'https://en.wikipedia.org/wiki/Podman?action=raw#History',
    'https://spdx.org/licenses/',
    'mailto:docs@stacklok.com',
  ])('%s is a good link', (link) => {
    expect(linkProblem(link)).toBeUndefined();
  });

  it.each([
    ['http://github.com/stacklok', 'only sent to https://'],
    ['ftp://files.stacklok.com/', 'only sent to https://'],
    ['https://', 'not a complete address'],
    ['//github.com/stacklok', 'not a complete address'],
    ['https://example.com/', 'reserved for examples'],
    ['https://docs.example.org/', 'reserved for examples'],
    ['https://localhost/', 'reserved for examples'],
    ['https://github/stacklok', 'write a public domain name'],
    ['https://me:secret@github.com/', 'user name or password'],
    ['https://github.com/?utm_source=docs', 'tracking parameter'],
    ['https://github.com/stacklok).', 'punctuation'],
    ['mailto:nobody', 'not an e-mail address'],
  ])('%s: %s', (link, problem) => {
    expect(linkProblem(link)).toContain(problem);
  });
});

describe('externalLinks', () => {
  it('lists each address outside the site once, and none inside', () => {
    const html = `<a href="https://a.com/?x=1&amp;y=2">a</a><a href="https://a.com/?x=1&amp;y=2">again</a>
      <a href="/toolhive/">in</a><a href="#x">here</a><a href="//b.com">b</a><a href="mailto:c@d.com">mail</a>
      <code>https://code.com</code><link href="https://head.com">`;
    expect(externalLinks(html)).toEqual(['https://a.com/?x=1&y=2', '//b.com', 'mailto:c@d.com']);
  });
});
