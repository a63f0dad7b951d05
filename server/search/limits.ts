/** Every limit of the search API, each with its source. "provider": what the hosted provider documents or does. */

/** Longest body of a request, in bytes. Source: the product's bars; a batch of 50 full queries needs half of it. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Most queries in a batch. Source: provider. */
export const MAX_BATCH = 50;

/** Hits that all queries of a batch may ask for together. Source: provider, which gives as many for one query. */
export const MAX_HITS_PER_BATCH = 1000;

/** Most entries of a list in a query (facets, snippets). Source: ours; the clients send 16, and every entry costs time for each hit. */
export const MAX_LIST = 100;

/** Longest highlight tag or ellipsis, in characters. Source: ours; it is repeated in every hit. */
export const MAX_TAG_LENGTH = 100;

/** Bytes of responses that readers have not taken yet, all together. Source: ours; 25 of the largest, 2,000 of those that the search box asks for. */
export const MAX_UNREAD_BYTES = 32 * 1024 * 1024;

/** Searches of one client that may wait for their turn. Source: ours; browsers send six requests at a time, a proxy's readers count one by one. */
export const MAX_CLIENT_TASKS = 500;

/** How long a search may have to wait for its turn, in milliseconds, before it is refused. Source: half of the 2 seconds that clients wait for a response. */
export const MAX_WAIT_MS = 1000;

/** How long newer searches of its client may go before one, in milliseconds. Source: ours; with the wait for its place it is answered within the 2 seconds that clients wait. */
export const MAX_PASSED_OVER_MS = 750;

/** How long searches compute at least before other requests are served, in milliseconds. Source: ours; a page takes less than one. */
export const SLICE_MS = 4;

/** How long they compute at most, after the rest of the program took long. Source: ours; half of the tenth of a second that a reader notices. */
export const MAX_SLICE_MS = 50;

/** Time that a batch may compute, in milliseconds. Source: half of the 2 seconds that clients wait for a response. */
export const MAX_BATCH_MS = 1000;

/** Related pages given when the request does not say, and the most it may ask for. Source: provider. */
export const MAX_RELATED = 30;

/** Most events in a request. Source: provider. */
export const MAX_EVENTS = 1000;

/** Most objects of an event. Source: provider; clients send viewed hits in batches of 20. */
export const MAX_EVENT_OBJECTS = 20;

/** Most filters of an event. Source: provider. */
export const MAX_EVENT_FILTERS = 10;

/** Longest name of an event. Source: provider. */
export const MAX_EVENT_NAME = 64;

/** Longest name of an index, id of an object. Source: ours; ours have 11 characters. */
export const MAX_NAME = 256;

/** Longest token that stands for a reader, in characters. Source: provider. */
export const MAX_USER_TOKEN = 129;

/** Largest position of a clicked hit. Source: hits that a response can hold. */
export const MAX_POSITION = 1000;

/** Longest comment on a page, in characters. Source: ours; a long paragraph. */
export const MAX_COMMENT = 2000;

/** Longest path of a page, and name of a release, in characters. Source: ours; the longest path of this site has 60. */
export const MAX_PAGE = 200;

/** Size at which the log of events is set aside as `<file>.1`, in bytes; the one set aside before goes. Source: ours, some 300,000 events. */
export const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** Bytes that may wait to be written before queries are no longer noted. Source: ours; events are refused by then. */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** Bytes that one client may add to the log within `QUOTA_HOURS`, of queries and of events each. Source: ours; 4,000 events, more than a day of an office behind one address. */
export const MAX_CLIENT_LOG_BYTES = 1024 * 1024;

/** Hours after which a client may add as much again. Source: ours. */
export const QUOTA_HOURS = 1;

/** Clients whose quota is remembered; the one that has been silent longest is forgotten first. Source: ours, some megabytes. */
export const MAX_QUOTA_CLIENTS = 20_000;

/** Levels of lists and objects in a body. Source: ours; the deepest that a client sends is 5. */
export const MAX_DEPTH = 16;

/** Responses shorter than this are not compressed, in bytes. Source: ours; they fit into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Records that a request may name. Source: provider, getObjects. */
export const MAX_OBJECTS = 1000;

/** Bytes of results that are kept to be sent again. Source: ours; more than 6,200 of the search box, which is every letter of 400 queries. */
export const MAX_KEPT_BYTES = 32 * 1024 * 1024;
