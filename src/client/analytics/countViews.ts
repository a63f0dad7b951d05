import {mayCount} from '../mayCount';
import type {Site} from '../site';
import {startHosting} from './hosting';
import {startTags} from './tags';

/** Counts page views as the site is set up, for readers who allow it. */
export function countViews({hosting, gtagId}: NonNullable<Site['analytics']>): void {
  if (!mayCount()) return;
  if (hosting) startHosting();
  if (gtagId !== undefined) startTags(gtagId);
}
