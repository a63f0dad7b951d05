/** The hosted provider's hosts: the one for reading, then its fallbacks. */
export const hostedHosts = (appId: string): readonly [string, ...string[]] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];
