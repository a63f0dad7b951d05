import {describe, expect, it} from 'vitest';
import {prefersMarkdown, type HeaderReader} from './prefersMarkdown';

const headers =
  (accept: string | undefined, userAgent?: string): HeaderReader =>
  (name) =>
    ({Accept: accept, 'User-Agent': userAgent})[name];

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
    expect(prefersMarkdown(headers(accept))).toBe(true);
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
    expect(prefersMarkdown(headers(accept))).toBe(false);
  });
});

describe('programs that read pages into a language model', () => {
  it.each([
    ['claudebot/1.0', undefined],
    ['ClaudeBot/1.0', undefined],
    ['Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)', '*/*'],
    ['Claude-User/1.0', 'text/*;q=0.5'],
  ])('get Markdown when any form will do: %s', (userAgent, accept) => {
    expect(prefersMarkdown(headers(accept, userAgent))).toBe(true);
  });

  it.each([
    ['ClaudeBot/1.0', 'text/html'],
    ['GPTBot/1.2', 'text/html, */*'],
    ['GPTBot/1.2', 'text/markdown;q=0, */*'],
    ['GPTBot/1.2', 'application/json'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', '*/*'],
    ['curl/8.5.0', '*/*'],
  ])('get HTML when they ask for it, as all others do: %s, %s', (userAgent, accept) => {
    expect(prefersMarkdown(headers(accept, userAgent))).toBe(false);
  });
});
