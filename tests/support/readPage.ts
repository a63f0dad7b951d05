import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {toString} from 'hast-util-to-string';

/** What the HTML of a page says before any script runs. */
export interface PageHtml {
  readonly status: number;
  readonly headings: readonly string[];
  readonly title: string;
  /** Content of each `<meta>` by its name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** Address of each `<link>` by its relation. */
  readonly links: ReadonlyMap<string, string>;
}

const parser = unified().use(rehypeParse);

/** Asks for an address and reads the page that comes. */
export async function readPage(url: string): Promise<PageHtml> {
  const answer = await fetch(url);
  const tree: Root = parser.parse(await answer.text());
  const [headings, meta, links] = [
    [] as string[],
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  let title = '';
  visit(tree, 'element', (element, _, parent) => {
    const {tagName, properties} = element;
    const property = (name: string) => String(properties[name] ?? '');
    if (tagName === 'h1') {
      headings.push(toString(element));
    } else if (tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') {
      title = toString(element);
    } else if (tagName === 'meta') {
      meta.set(property('name') || property('property'), property('content'));
    } else if (tagName === 'link' && Array.isArray(properties['rel'])) {
      links.set(properties['rel'].join(' '), property('href'));
    }
  });
  return {status: answer.status, headings, title, meta, links};
}
