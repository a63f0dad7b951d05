import {inject} from '@vercel/analytics';

/** Counts page views with the hosting provider's script, which follows the browser's history by itself (spec §7.1). */
export function startHosting(): void {
  inject({mode: process.env['NODE_ENV'] === 'production' ? 'production' : 'development'});
}
