import {mayCount} from '../../../client/mayCount';
import {site} from '../../../client/site';
import type {Reporter} from './Reporter';

/** Whether readers' use of the search is reported: the site is set up for it, and the reader's browser does not ask otherwise. */
export const isReporting = (): boolean => site().search.events !== undefined && mayCount();

/** Reports something. Nothing is loaded unless it is reported. */
export function report(what: (reporter: Reporter) => void): void {
  if (isReporting())
    void import(/* webpackChunkName: "search-http" */ './insights').then(
      ({reporter}) => what(reporter),
      () => undefined,
    );
}
