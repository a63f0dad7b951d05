import {idsInOrder, weightOfType, type SearchRecord} from '@toolhive-docs/search-engine';
import {type Page, readPage, type PageAddress} from '@toolhive-docs/page-model';
import {Outline, type Draft} from './outline';
import {walkBlocks} from './walkBlocks';
import {withQuestions, type SectionQuestions} from './withQuestions';

/**
 * Turns a page into search records, by the public crawler's rules for this kind of site: a record per heading, per table
 * row and per piece of text. Beyond those rules each command of a shell sample is a record, a table row's text holds every cell after the
 * first, tab labels name their panels, and the page's description is the first text below its title.
 * @param questions - What its sections answer.
 * @throws Error for questions of a section that the page does not have.
 */
export function extractRecords(page: Page, questions: SectionQuestions = {}): SearchRecord[] {
  const outline = new Outline(page.category);
  walkBlocks(page.blocks, outline);

  const {url, language, version, docusaurus_tag, kind, keywords} = page;
  const idOf = idsInOrder();
  const described = withDescription(outline.drafts, page.description);
  return withQuestions(described, questions, page.route).map((draft, position) => {
    const address = draft.anchor === null ? url : `${url}#${draft.anchor}`;
    return {
      objectID: idOf(address, draft.type, draft.text),
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
      weight: {pageRank: 0, level: weightOfType(draft.type), position},
    };
  });
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

/** The records of a rendered page; none of a page that is not to be searched. */
export function recordsOfHtml(
  html: string,
  address: PageAddress,
  questions?: SectionQuestions,
): SearchRecord[] {
  const page = readPage(html, address);
  return page ? extractRecords(page, questions) : [];
}
