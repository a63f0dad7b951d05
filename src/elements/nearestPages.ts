import {likePaths} from '@toolhive-docs/like-paths';
import {make} from './make';

/** How many pages the not-found page offers. */
const LIMIT = 4;

/** Offers the pages whose paths are most like the one asked for. One built page serves every unknown path, so only the browser knows which it is. */
export function connect(element: HTMLElement): void {
  const paths = JSON.parse(element.dataset['paths'] ?? '[]') as string[];
  const list = element.querySelector('ul');
  // A page that comes back has its list, with the link that the reader goes on at.
  if (list?.hasChildNodes()) return;
  const nearest = likePaths(location.pathname, paths, LIMIT);
  list?.replaceChildren(...nearest.map((path) => make('li', {}, make('a', {href: path}, path))));
  element.querySelector('nav')?.toggleAttribute('hidden', nearest.length === 0);
}
