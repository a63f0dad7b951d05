/** Where it is stored that a reader wants links to other sites marked. */
export const MARKS_KEY = 'docs.elsewhere';
