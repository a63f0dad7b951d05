import {site} from '../site';

/** Counts page views where the site is set up for it. */
export function startAnalytics(): void {
  const {analytics} = site();
  if (analytics)
    void import(/* webpackChunkName: "analytics" */ './countViews').then(
      ({countViews}) => countViews(analytics),
      () => undefined,
    );
}
