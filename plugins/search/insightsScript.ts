import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';

/** Version of the script that sends events (spec §9). */
const VERSION = '2.15.0';

/** Where the package keeps it. */
export const INSIGHTS_PACKAGE_FILE = 'search-insights/dist/search-insights.min.js';

/**
 * Our own copy of the script, below the site's base path.
 * @param isDebug - The one that also says in the console what it sends.
 */
export const insightsPath = (isDebug: boolean): string =>
  `${SEARCH_FOLDER}/search-insights-${VERSION}${isDebug ? '.debug' : ''}.js`;

/** Goes before the script: says in the console what is sent, and sends it all the same. */
export const DEBUG_PRELUDE = `navigator.sendBeacon = ((send) => (url, data) => (console.info('search event', url, data), send.call(navigator, url, data)))(navigator.sendBeacon);\n`;
