import {expect, it} from 'vitest';
import {pointTo} from './pointTo';

const PAGE = '<html><head><title>A</title></head><body class=x><main>text</main></body></html>';

it('a page names its Markdown and the index in its head, and begins with a sentence about both that nobody hears', () => {
  const html = pointTo(PAGE, {
    index: 'https://a.example/llms.txt',
    markdown: 'https://a.example/a.md',
  });
  expect(html).toContain('rel="describedby" type="text/plain" href="https://a.example/llms.txt">');
  expect(html).toContain(
    'rel="alternate" type="text/markdown" href="https://a.example/a.md"></head>',
  );
  expect(html).toMatch(
    /<body class=x><p class="visually-hidden" aria-hidden="true">.*\/llms\.txt.*a\.md\.<\/p><main>/,
  );
});

it('a page without Markdown names the index alone', () => {
  expect(pointTo(PAGE, {index: 'https://a.example/llms.txt'})).not.toContain('markdown');
});
