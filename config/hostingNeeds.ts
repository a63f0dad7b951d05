import type {Needs} from '@toolhive-docs/hosting';
import type {SearchBackend} from '../src/client/site';
import {hostedHosts} from '../src/islands/search/client/http/hostedHosts';

/** Where the hosted search provider takes events. */
const HOSTED_EVENTS = 'https://insights.algolia.io';

/** What the environment makes the site ask of others; nothing when it is not set. */
export function hostingNeeds({
  gtagId,
  search: {hosts = [], appId, events, feedback},
}: {
  readonly gtagId: string | undefined;
  readonly search: SearchBackend;
}): Needs {
  return {
    tagService: gtagId !== undefined,
    hosts: [
      ...hosts,
      ...(appId !== undefined ? [...hostedHosts(appId), HOSTED_EVENTS] : []),
      ...(events?.host !== undefined ? [events.host] : []),
      ...(feedback !== undefined ? [feedback] : []),
    ],
  };
}
