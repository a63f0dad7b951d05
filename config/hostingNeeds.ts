import type {Needs} from '@toolhive-docs/hosting';
import type {SearchBackend} from '../src/client/site';

/** Hosts of the hosted search provider: for queries (dsn first, then its fallbacks) and for events. */
const hostedBy = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  'https://insights.algolia.io',
];

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
      ...(appId !== undefined ? hostedBy(appId) : []),
      ...(events?.host !== undefined ? [events.host] : []),
      ...(feedback !== undefined ? [feedback] : []),
    ],
  };
}
