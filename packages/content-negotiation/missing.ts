import {INDEX_FILE, type PageEntry, type PageIndex} from '@toolhive-docs/agent-files';
import {likePaths} from '@toolhive-docs/like-paths';

/** Pages that a message offers at the most. */
const OFFERED = 5;

/** Sections that a message names at the most. */
const NAMED = 60;

/** A path in a message: nothing in it may be taken for Markdown. */
const quoted = (path: string): string => `\`${path.replace(/[`\s]+/g, ' ').slice(0, 200)}\``;

/** The Markdown of a 404: the nearest pages, and the index of all. */
export function missingPage(path: string, {pages, root}: PageIndex): string {
  const routes = pages.map(({route}) => route);
  const near = likePaths(path.replace(/\.md$/, ''), routes, OFFERED).flatMap((route) => {
    const entry = pages.find((page) => page.route === route);
    return entry ? [`- [${entry.title}](${new URL(entry.markdown.slice(1), root).href})`] : [];
  });
  const list = near.length === 0 ? '' : `Nearest pages:\n\n${near.join('\n')}\n\n`;
  return `# Page not found\n\nThere is no page at ${quoted(path)}.\n\n${list}All pages: <${new URL(INDEX_FILE, root).href}>\n`;
}

/** The Markdown of a 404 for a section that a page does not have: those that it has. */
export function missingSection(id: string, {title, url, sections}: PageEntry): string {
  const named = sections.filter((section) => section.id !== '');
  const list = named
    .slice(0, NAMED)
    .map((section) => `- \`${section.id}\`${section.title === '' ? '' : `: ${section.title}`}`);
  const more = named.length > NAMED ? `\n\nand ${named.length - NAMED} more` : '';
  return `# Section not found\n\nThe page [${title}](${url}) has no section ${quoted(id)}. It has:\n\n${list.join('\n')}${more}\n`;
}
