import type {PageKind} from '@toolhive-docs/search-engine';

/** What each kind of page is called. */
export const KIND_NAMES: Readonly<Record<PageKind, string>> = {
  guide: 'Guide',
  command: 'Command',
  api: 'API',
  concept: 'Concept',
  tutorial: 'Tutorial',
  reference: 'Reference',
};

/** Whether a text from elsewhere, such as an address or a search host, names a kind of page. */
export const isKind = (value: unknown): value is PageKind =>
  typeof value === 'string' && Object.hasOwn(KIND_NAMES, value);
