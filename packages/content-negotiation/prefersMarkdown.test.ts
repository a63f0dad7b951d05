import {describe, expect, it} from 'vitest';
import {prefersMarkdown} from './prefersMarkdown';

describe('Markdown goes to clients that', () => {
  it.each([
    ['text/markdown'],
    ['Text/Markdown; charset=utf-8'],
    ['text/markdown, text/html;q=0.9'],
    ['text/html;q=0.9, text/markdown'],
    ['text/html, text/markdown'],
    ['text/markdown, */*'],
    ['text/markdown;q=0.5, text/*;q=0.5'],
    ['text/html;q=0, text/markdown;q=0.001'],
    ['text/markdown, text/html, application/xhtml+xml;q=0.9, */*;q=0.8'],
  ])('name it at least as high as HTML: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });
});

describe('HTML goes to clients that', () => {
  it.each([
    [undefined],
    [''],
    ['*/*'],
    ['text/*'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['text/html, text/markdown;q=0.9'],
    ['text/markdown;q=0'],
    ['text/markdown;q=0, */*'],
    ['text/markdown;q=0.5, */*'],
    ['text/markdown-like'],
    ['application/json;profile="text/markdown"'],
    [',;q=,='],
  ])('like it better, or do not name Markdown: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
