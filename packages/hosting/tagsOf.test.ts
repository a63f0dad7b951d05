import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {tagsOf} from './tagsOf';

const PAGE = `<!doctype html><html lang=en data-theme="dark"><head><title>a <b</title><!-- <i> --><script>if (1 <b) "<p id=x>"</script>
<script type=application/ld+json>{"a":"<div>"}</script></head><body class='x y'><p id="a&amp;b" hidden>1 &lt; 2<br/><img src=/a.png alt="x > y">
<svg viewBox="0 0 1 1" style="display: none;"><use href=#a /></svg></body></html>`;

describe('start tags of a built page', () => {
  it('are those that a parser of HTML sees', () => {
    const seen: [string, string | undefined][] = [];
    visit(
      unified().use(rehypeParse).parse(PAGE),
      'element',
      ({tagName, properties}) => void seen.push([tagName, properties['id']?.toString()]),
    );
    expect(tagsOf(PAGE).map(({name, attributes}) => [name, attributes.get('id')])).toEqual(seen);
  });

  it('have their attributes with entities replaced, and the text of scripts', () => {
    const byName = new Map(tagsOf(PAGE).map((tag) => [tag.name, tag]));
    expect(Object.fromEntries(byName.get('p')?.attributes ?? [])).toEqual({id: 'a&b', hidden: ''});
    expect(byName.get('img')?.attributes.get('alt')).toBe('x > y');
    expect(byName.get('svg')?.attributes.get('style')).toBe('display: none;');
    expect(byName.get('script')?.text).toBe('{"a":"<div>"}');
    const {start = 0, end = 0} = byName.get('br') ?? {};
    expect(PAGE.slice(start, end)).toBe('<br/>');
  });
});
