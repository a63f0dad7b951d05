/** Where the API reference is. */
export const API_PAGE = '/toolhive/reference/api';
