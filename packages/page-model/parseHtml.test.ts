import type {Nodes} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import type {HtmlNode} from './htmlNode';
import {parseHtml} from './parseHtml';

/** A text, or an element's name and what is in it. */
type Shape = string | readonly Shape[];

const ours = (node: HtmlNode): Shape =>
  node.type === 'text' ? node.value : [node.tagName, ...node.children.map(ours)];
function theirs(node: Nodes): Shape[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'root') return node.children.flatMap(theirs);
  return node.type === 'element' ? [[node.tagName, ...node.children.flatMap(theirs)]] : [];
}

it.each([
  [
    'end tags that may be left out',
    '<ul><li>a<ul><li>b<li>c</ul><li><p>d<p>e</ul><dl><dt>t<dd>d<dt>u<dd>v</dl><p>one<div>two<p>three</div>four',
  ],
  [
    'tables',
    '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td><table><tbody><tr><td>d</table>e<tr><td>f</table>',
  ],
  ['elements without content', '<p>a<br>b<img src=/a.png alt="x > y"><wbr>c<hr>d'],
  [
    'entities and comments',
    '<p title="a&quot;b">1 &lt; 2 &amp;&nbsp;&#x200b;&#39;<!-- <b> -->x</p>',
  ],
  ['text beside blocks', '<section>a<p>b</p>c<h2>d</h2><p>e<pre>f\n g</pre></section>'],
])('reads %s as browsers do', (_, html) => {
  expect(ours(parseHtml(html))).toEqual([
    '',
    ...theirs(unified().use(rehypeParse, {fragment: true}).parse(html)),
  ]);
});

it('leaves out what is no text of a page, and goes on after it', () => {
  expect(
    ours(
      parseHtml(
        '<title>a <b</title><script>"<p>"</script><style>a>b{}</style><svg><path d="M0"/><title>x</title></svg><p>y',
      ),
    ),
  ).toEqual(['', ...['title', 'script', 'style', 'svg'].map((name): Shape => [name]), ['p', 'y']]);
});

it('holds attributes as browsers do', () => {
  const [element] = parseHtml('<a class="b  c" data-flag href="/x?a=1&amp;b=2">').children;
  if (element?.type !== 'element') throw new Error('There is no element.');
  expect(
    ['class', 'data-flag', 'href', 'data', 'id'].map((name) => element.attribute(name)),
  ).toEqual(['b  c', '', '/x?a=1&b=2', undefined, undefined]);
  expect([element.hasClass('c'), element.hasClass('b c')]).toEqual([true, false]);
});
