import {createHash} from 'node:crypto';
import type {Page} from '@toolhive-docs/page-model';
import {stringify} from 'yaml';
import {INDEX_FILE} from './addresses';
import type {MarkdownOptions} from './markdown/phrasing';
import {renderMarkdown} from './markdown/renderMarkdown';
import {type PageEntry, type Section, tokensOf} from './PageIndex';

/** What a site knows of a page beyond its text. */
export interface TwinFacts {
  /** Full address of the site's root, with a slash at its end. */
  readonly root: string;
  /** Path of the Markdown below the site. */
  readonly markdown: string;
  readonly version: string;
  /** Day of the last change, as in `2025-06-30`; left out when nobody knows. */
  readonly lastUpdated?: string | undefined;
  readonly diagramSource: MarkdownOptions['diagramSource'];
}

/** A page's Markdown file, and its entry in the index. */
export interface Twin {
  readonly text: string;
  readonly entry: PageEntry;
}

/** The Markdown of a page with what a program wants to know first: where it is from, for which release, since when. */
export function writeTwin(page: Page, facts: TwinFacts): Twin {
  const url = new URL(page.url, facts.root).href;
  const options: MarkdownOptions = {
    resolve: (href) => (URL.canParse(href, url) ? new URL(href, url).href : href),
    diagramSource: facts.diagramSource,
  };
  const {text, sections} = renderMarkdown(page, options);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = new URL(INDEX_FILE, facts.root).href;
  const matter = stringify(
    {
      title: page.title,
      // Within the first tenth of short pages, too.
      docs_index: index,
      description: page.description,
      canonical_url: url,
      version: facts.version,
      last_updated: facts.lastUpdated,
      digest,
    },
    {lineWidth: 0},
  );
  const head = `---\n${matter}---\n\n> Index of these docs for programs: <${index}>. A section alone: add \`?section=ID\` to the address of this file.\n\n`;
  const file = `${head}${text}\n`;
  return {
    text: file,
    entry: {
      route: page.route,
      url,
      markdown: facts.markdown,
      title: page.title,
      description: page.description,
      category: page.category,
      kind: page.kind,
      version: facts.version,
      lastUpdated: facts.lastUpdated,
      digest,
      tokens: tokensOf(file),
      sections: sections.map((section) => moved(section, head.length)),
    },
  };
}

const moved = ({table, ...section}: Section, by: number): Section => ({
  ...section,
  start: section.start + by,
  end: section.end + by,
  ...(table !== undefined && {table: table + by}),
});
