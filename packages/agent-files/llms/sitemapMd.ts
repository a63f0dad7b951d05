import type {PageIndex} from '../PageIndex';
import {byCategory} from './entryLine';

/** All pages with the day of their last change, as a list of Markdown. */
export function sitemapMd({title, pages, root}: PageIndex): string {
  const groups = byCategory(pages).map(([category, entries]) => {
    const lines = entries.map(
      ({title: name, url, markdown, lastUpdated}) =>
        `- [${name.replace(/[[\]]/g, '')}](${url}) ([Markdown](${new URL(markdown.slice(1), root).href})${lastUpdated === undefined ? '' : `, ${lastUpdated}`})`,
    );
    return `## ${category}\n\n${lines.join('\n')}\n`;
  });
  return `# Sitemap of ${title}\n\n${groups.join('\n')}`;
}
