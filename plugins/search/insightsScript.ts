import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';

/** Version of the script that sends events (spec §9). */
const VERSION = '2.15.0';

/**
 * Our own copy of the script, below the site's base path.
 * @param isDebug - The one that also says in the console what it sends.
 */
export const insightsPath = (isDebug: boolean): string =>
  `${SEARCH_FOLDER}/search-insights-${VERSION}${isDebug ? '.debug' : ''}.js`;
