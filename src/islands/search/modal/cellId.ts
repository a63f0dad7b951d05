/** The popup's id, for the field that controls it. */
export const POPUP_ID = 'search-popup';

/** The id of a cell of the popup. */
export const cellId = (row: number, column = 0): string => `search-${row}-${column}`;

/** Id of what says that no search is kept. */
export const NOTHING_ID = 'search-nothing';
