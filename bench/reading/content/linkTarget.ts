import {posix} from 'node:path';
import type {Dialect} from './dialect';

/** The address on the other site of what a page of ours links to. Other sites' addresses and anchors of the same page stay. */
export function linkTarget(target: string, file: string, dialect: Pick<Dialect, 'link'>): string {
  if (/^(?:\w+:|#|<)/.test(target)) return target;
  const [path = '', anchor] = target.split('#');
  const route = path.startsWith('/') ? path : routeOf(posix.join(posix.dirname(file), path));
  return dialect.link(route) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Address of a page from its path below docs/: `toolhive/index.mdx` is `/toolhive/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}
