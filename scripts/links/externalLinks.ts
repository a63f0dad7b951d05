import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(rehypeParse);

/** The addresses outside the site that a page links to, as written in its HTML, each once. */
export function externalLinks(html: string): string[] {
  const found = new Set<string>();
  visit(parser.parse(html), 'element', ({tagName, properties}) => {
    const {href} = properties;
    if (tagName === 'a' && typeof href === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
      found.add(href);
    }
  });
  return [...found];
}
