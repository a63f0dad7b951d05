import {site} from '../site';

/** Whether the reader lets sites count them: the Global Privacy Control says when not (https://w3c.github.io/gpc/). */
const mayCount = (): boolean =>
  (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl !== true;

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
