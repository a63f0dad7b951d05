/** Path of the reference of the API below the site, as ids of pages are written. */
export const API_DOC = 'toolhive/reference/api';
