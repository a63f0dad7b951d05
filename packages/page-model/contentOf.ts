import {find, type HtmlElement} from './htmlNode';

/** The element with the text of a page: the document, else the main part (category pages, the landing page). */
export function contentOf(page: HtmlElement): HtmlElement | undefined {
  return (
    find(page, (element) => element.hasClass('theme-doc-markdown')) ??
    find(page, ({tagName}) => tagName === 'main')
  );
}
