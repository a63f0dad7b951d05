/** Id of the page that the plugin writes, among the docs. */
export const ERRORS_DOC = 'toolhive/reference/errors';
