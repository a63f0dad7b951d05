/** The hosted provider's hosts: the one for reading first, then the fallbacks in an order of chance, which spreads the load. */
export function hostedHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => ({
    host: `https://${appId}-${number}.algolianet.com`,
    order: Math.random(),
  }));
  return [
    `https://${appId}-dsn.algolia.net`,
    ...fallbacks.sort((a, b) => a.order - b.order).map(({host}) => host),
  ];
}
