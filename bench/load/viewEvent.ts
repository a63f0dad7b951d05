/** What a search box sends when hits are seen, as one of the `events` of a body. */
export const viewEvent = (objectIDs: readonly string[], userToken = 'anonymous-1'): object => ({
  eventType: 'view',
  eventName: 'Items Viewed',
  index: 'docs',
  objectIDs,
  userToken,
});
