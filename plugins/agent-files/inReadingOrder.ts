import type {PageEntry} from '@toolhive-docs/agent-files';

/** What readers look up comes after what they read. */
const LOOKED_UP = new Set(['reference', 'api', 'command']);

/** Pages by their addresses, folders before what is in them, and those to look things up in last. */
export function inReadingOrder(pages: readonly PageEntry[]): PageEntry[] {
  const place = ({kind, markdown}: PageEntry): string =>
    `${LOOKED_UP.has(kind) ? 1 : 0}${markdown.replace(/index\.md$/, '').replace(/\.md$/, '')}`;
  return [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
