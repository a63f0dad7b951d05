import {site} from '../client/site';

/** Where this script lies below the folder. */
const DEPTH = '../../';

const script = document.currentScript as HTMLScriptElement;

/** URL of the folder, with a closing slash. */
const ROOT = new URL(DEPTH, script.src).href;

/**
 * The file in the folder that an address of the site stands for.
 *
 * @param url - A URL of that file already, or one whose path begins with the site's base path.
 */
export function inFolder({href, pathname, search, hash}: URL): URL {
  if (href.startsWith(ROOT)) return new URL(href);
  const path = pathname.slice(site().baseUrl.length);
  const isFile = /\.\w+$/.test(path);
  const file = isFile ? path : `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return new URL(file + search + hash, ROOT);
}
