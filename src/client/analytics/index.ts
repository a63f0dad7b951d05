import {mayCount} from '../mayCount';
import {site} from '../site';

/** Counts page views as the site is set up, for readers who allow it. */
export function startAnalytics(): void {
  const {hosting, gtagId} = site().analytics ?? {};
  if (!mayCount()) return;
  if (hosting)
    void import(/* webpackChunkName: "hosting-analytics" */ './hosting').then(
      ({startHosting}) => startHosting(),
      () => undefined,
    );
  if (gtagId !== undefined)
    void import(/* webpackChunkName: "tag-analytics" */ './tags').then(
      ({startTags}) => startTags(gtagId),
      () => undefined,
    );
}
