/** Lets scripts of other origins read an answer (Fetch standard: CORS protocol). */
export const READABLE = {'Access-Control-Allow-Origin': '*'} as const;

/** Beside that, lets pages of other origins embed it, also where they demand leave for all that they embed. */
export const OPEN_HEADERS = {...READABLE, 'Cross-Origin-Resource-Policy': 'cross-origin'} as const;
