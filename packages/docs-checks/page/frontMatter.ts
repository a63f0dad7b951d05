import type {Root} from 'mdast';
import {parse} from 'yaml';

/** Reads the front matter; a page without any has an empty one. */
export function frontMatter(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  const value: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  return typeof value === 'object' && value !== null ? {...value} : {};
}
