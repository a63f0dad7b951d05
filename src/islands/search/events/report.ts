import {site} from '../../../client/site';
import type {Reporter} from './Reporter';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether readers' use of the search is reported: the site is set up for it, and the reader's browser does not ask otherwise. */
export const isReporting = (): boolean =>
  site().search.events !== undefined &&
  navigator.globalPrivacyControl !== true &&
  navigator.doNotTrack !== '1';

/** Reports something. Nothing is loaded unless it is reported. */
export function report(what: (reporter: Reporter) => void): void {
  if (isReporting())
    void import(/* webpackChunkName: "insights" */ './insights').then(
      ({reporter}) => what(reporter),
      () => undefined,
    );
}
