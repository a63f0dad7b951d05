import {insightsPath} from '@site/plugins/search/insightsScript';
import {site} from '../../../client/site';
import {hostUrl} from '../hostUrl';
import {Reporter, type SearchEvent} from './Reporter';

/** The script's function; until the script is there, calls wait in its queue. */
interface Insights {
  (...call: unknown[]): void;
  queue?: unknown[][];
}

declare global {
  interface Window {
    aa?: Insights;
    /** Tells the script the name of the function. */
    AlgoliaAnalyticsObject?: string;
  }
}

const ISSUE =
  process.env.NODE_ENV === 'production'
    ? 'Check that the site was built and deployed with its search events on.'
    : 'Check your ad blocker.';

/** The script's function; puts the script into the page, deferred, unless it is there already (spec §7). */
function insights(): Insights {
  if (window.aa) return window.aa;
  const queue: unknown[][] = [];
  const aa: Insights = Object.assign((...call: unknown[]) => void queue.push(call), {queue});
  window.AlgoliaAnalyticsObject = 'aa';
  window.aa = aa;
  const script = document.createElement('script');
  script.src = site().baseUrl + insightsPath(process.env.NODE_ENV !== 'production');
  script.defer = true;
  // Spec §8: the console alone hears of it.
  script.onerror = () =>
    // eslint-disable-next-line no-console
    console.warn(`Search events are not sent: ${script.src} could not be loaded. ${ISSUE}`);
  document.head.append(script);
  return aa;
}

function open(): Reporter {
  const {appId = 'docs', apiKey = 'docs', events} = site().search;
  // A token for this page load only: nothing is stored with the reader.
  insights()('init', {
    appId,
    apiKey,
    ...(events?.host && {host: hostUrl(events.host)}),
    useCookie: false,
    anonymousUserToken: true,
  });
  return new Reporter((sent: readonly SearchEvent[]) => window.aa?.('sendEvents', sent));
}

/** The one reporter of the page. */
export const reporter = open();
