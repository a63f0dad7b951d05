/** Marks the element that holds a page's text in its built file. */
export const CONTENT_ATTRIBUTE = 'data-content';
