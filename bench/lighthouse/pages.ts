import {PAGES as TIMED} from '../reading/pages';

/** Pages that readers come to first, one of each kind, by the name that tables give them. */
export const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TIMED).map(([name, {path}]) => [name, path])),
  'not found': '/toolhive/no-such-page',
};
