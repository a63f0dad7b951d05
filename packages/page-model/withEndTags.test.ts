import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {withEndTags} from './withEndTags';

it('writes every end tag, once', () => {
  expect(
    withEndTags(
      '<ul><li>a<ul><li>b</ul><li><p>c</ul><table><tr><td>d<td>e</table><br><p>f<div>g</div>',
    ),
  ).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul><table><tr><td>d</td><td>e</td></tr></table><br><p>f</p><div>g</div>',
  );
});

it('leaves a page that has them as it is', () => {
  const page =
    '<!doctype html><p>a</p><svg><path d="M0"/></svg><script>"<p>"</script><img src=a />';
  expect(withEndTags(page)).toBe(page);
});

it('takes a slash at the end of a value for what it is', () => {
  expect(withEndTags('<ul><li value=1/>a<li>b</ul>')).toBe(
    '<ul><li value=1/>a</li><li>b</li></ul>',
  );
});

it('changes nothing of what browsers see', () => {
  const page =
    '<!doctype html><html><head><title>a</title></head><body><main><dl><dt>t<dd>d<dt>u<dd><p>v</dl><p>one<section>two<p>three</section>four<details><summary>s</summary><p>x</details></main></body></html>';
  const seen = (html: string) => toHtml(unified().use(rehypeParse).parse(html));
  expect(seen(withEndTags(page))).toBe(seen(page));
});
