import {readPage, type PageAddress} from '@toolhive-docs/page-model';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {extractRecords} from './extractRecords';
import type {SectionQuestions} from './withQuestions';

/** The records of a rendered page; none of a page that is not to be searched. */
export function recordsOfHtml(
  html: string,
  address: PageAddress,
  questions?: SectionQuestions,
): SearchRecord[] {
  const page = readPage(html, address);
  return page ? extractRecords(page, questions) : [];
}
