/** Marks the element that holds a page in its built file. */
export const CONTENT_ATTRIBUTE = 'data-content';

/** That element in the frame of the docs: navigation and text side by side (src/css/page.css). */
export const DOCS_CONTENT = {[CONTENT_ATTRIBUTE]: '', className: 'docs-content'};
