import {objectId, type RecordType, type SearchRecord} from '@toolhive-docs/search-engine';
import {find, type HtmlElement} from './htmlNode';
import {Outline, type Draft} from './outline';
import {pageFacts} from './pageFacts';
import {parseHtml} from './parseHtml';
import {walkPage} from './walkPage';
import {withQuestions, type SectionQuestions} from './withQuestions';

/** Where a rendered page will be found. */
export interface PageAddress {
  /** Path of the page, without the site's host: `/toolhive/quickstart`. */
  readonly route: string;
  /** Address written into the records; the route when left out. */
  readonly url?: string;
  /** Higher comes first among equals. Default 0. */
  readonly pageRank?: number;
  /** Questions that its sections answer. */
  readonly questions?: SectionQuestions;
}

const EXCLUDED = /^\/(theme-preview|search|404(\.html)?)\/?$/;
/**
 * Turns a rendered page into search records, by the public crawler's rules for this kind of site: a record per heading, per table
 * row and per piece of text. Beyond those rules each command of a shell sample is a record, a table row's text holds every cell after the
 * first, tab labels name their panels, and the page's description is the first text below its title.
 * @throws Error for questions of a section that the page does not have.
 * @returns no records for a page that is not to be searched (`noindex`, the search page, the theme preview, the 404 page).
 */
export function extractRecords(html: string, page: PageAddress): SearchRecord[] {
  if (EXCLUDED.test(page.route)) return [];
  const tree = parseHtml(html);
  const facts = pageFacts(tree, page.route);
  if (!facts.indexed) return [];

  const body = bodyOf(tree);
  if (!body) return [];
  const outline = new Outline(facts.category);
  walkPage(body, outline);

  const url = page.url ?? page.route;
  const {language, version, docusaurus_tag, kind, keywords} = facts;
  const copies = new Map<string, number>();
  const described = withDescription(outline.drafts, facts.description);
  const drafts = withQuestions(described, page.questions ?? {}, page.route);
  return drafts.map((draft, position) => {
    const address = draft.anchor === null ? url : `${url}#${draft.anchor}`;
    const key = objectId(address, draft.type, draft.text);
    const copy = copies.get(key) ?? 0;
    copies.set(key, copy + 1);
    return {
      objectID: copy === 0 ? key : objectId(address, draft.type, draft.text, copy),
      url: address,
      url_without_anchor: url,
      anchor: draft.anchor,
      type: draft.type,
      content: draft.type === 'content' ? draft.text : null,
      hierarchy: draft.hierarchy,
      language,
      version,
      docusaurus_tag,
      kind,
      ...(keywords.length > 0 && {keywords}),
      weight: {pageRank: page.pageRank ?? 0, level: weightOf(draft.type), position},
    };
  });
}

/** The text of the page: the document, else everything in the main part (category pages, the landing page). */
function bodyOf(tree: HtmlElement): HtmlElement | undefined {
  return (
    find(tree, (element) => element.hasClass('theme-doc-markdown')) ??
    find(tree, (element) => element.tagName === 'main')
  );
}

/** The description follows the title, unless the page says the same in its own text. */
function withDescription(drafts: readonly Draft[], description: string): readonly Draft[] {
  const title = drafts.find((draft) => draft.type === 'lvl1');
  if (!title || description === '' || drafts.some((draft) => draft.text === description))
    return drafts;
  return drafts.flatMap((draft) =>
    draft === title ? [title, {...title, type: 'content', text: description}] : [draft],
  );
}

/** Source: the public crawler, 100 − 10·level, 0 for content. */
function weightOf(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
