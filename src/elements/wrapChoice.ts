import {store, stored} from '../client/storage';

const KEY = 'docs.wrap';

/** Whether the reader wants long lines of code wrapped. */
export const wrapsLines = (): boolean => stored(KEY) === 'yes';

/** Keeps the reader's choice for other samples, pages and visits. */
export const keepWrapping = (wraps: boolean): void => store(KEY, wraps ? 'yes' : null);
