import {isOnShow} from '../../client/history';
import {site} from '../../client/site';

/** Where the results page was when it was last on show. */
let last = new URL(`${site().baseUrl}search`, location.href);

/** The URL of the results page on show. Once the reader has gone on, it stays what it was, until the next page is there. */
export function resultsUrl(): URL {
  if (isOnShow() && last.href !== location.href) last = new URL(location.href);
  return last;
}
