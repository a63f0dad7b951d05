import {cut} from '../request/cut';

/** Most letters of preselected page text that become the query (spec §5). */
const MAX_SELECTED = 64;

/** What the reader has selected on the page, as a first query. */
export function selectedText(): string {
  return cut((window.getSelection()?.toString() ?? '').trim(), MAX_SELECTED);
}
