import {cachesLike, KEPT, KEPT_PREFIX} from './cacheNames';

/** In a cache, says that it holds a whole build. */
const MARK = '/whole';

/** Marks this build's cache as whole. */
export async function markWhole(): Promise<void> {
  await (await caches.open(KEPT)).put(MARK, new Response());
}

/** Whether this build is kept whole. */
export const isKeptWhole = async (): Promise<boolean> =>
  (await caches.match(MARK, {cacheName: KEPT})) !== undefined;

/** Caches that hold a whole build, the latest first. */
export async function wholeCaches(): Promise<string[]> {
  const names = await cachesLike(KEPT_PREFIX);
  const marks = await Promise.all(names.map((cacheName) => caches.match(MARK, {cacheName})));
  return names.filter((_name, index) => marks[index]);
}

/** Files that this build's cache holds. */
export async function countKept(): Promise<number> {
  return (await (await caches.open(KEPT)).keys()).length - 1;
}

/** Removes all kept builds, whole or not. */
export async function removeKept(): Promise<void> {
  await Promise.all((await cachesLike(KEPT_PREFIX)).map((name) => caches.delete(name)));
}
