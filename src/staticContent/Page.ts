import type {HeadRequest} from '../../plugins/lean-client/standIns/head/headOf';
import {readHead} from '../../plugins/lean-client/standIns/head/readHead';
import {CONTENT_ATTRIBUTE} from './contentAttribute';

/** What a page's built file says: its own part of the frame, and its head. */
export interface Page {
  /** The navigation beside the text, where the page has one. */
  readonly sidebar: Element | null;
  /** The text. One and the same element for each visit, so that what a reader opened in it stays open. */
  readonly main: Element;
  readonly head: HeadRequest;
  /** Class of the element around it: pages of the same frame may take each other's place. */
  readonly frame: string;
}

/** Takes a page out of its file. `undefined` when the file holds none, such as an error page. */
export function pageOf(file: Document): Page | undefined {
  const content = file.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  const main = content?.lastElementChild;
  return content && main
    ? {
        sidebar: content.querySelector(':scope > aside'),
        main,
        head: readHead(file),
        frame: content.className,
      }
    : undefined;
}
