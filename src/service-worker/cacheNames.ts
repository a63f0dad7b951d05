import {build} from './build';

declare const self: ServiceWorkerGlobalScope;

// Sites of one origin, such as the languages of one, share its caches.
const scope = new URL(self.registration.scope).pathname;

/** What caches of whole builds begin with, and those of visited pages. */
export const [KEPT_PREFIX, VISITED_PREFIX] = [`kept ${scope} `, `visited ${scope} `];

/** Holds this build whole. */
export const KEPT = KEPT_PREFIX + build.id;

/** Holds visited pages with this build's scripts and styles. */
export const VISITED = VISITED_PREFIX + build.shape;

/** Holds, for each open window, the name of the cache that its page came from. */
export const WINDOWS = `windows ${scope}`;

/** What is looked up ignores which headers a request had: there is one form of each file. */
export const MATCH = {ignoreVary: true} as const;

/** Names of caches that begin so, the latest first. */
export async function cachesLike(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix)).reverse();
}
