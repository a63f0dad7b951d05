/** Most letters of a query (spec §5); longer typed or pasted text is cut. */
export const MAX_QUERY = 512;
