import type {PageKind} from '@site/packages/search-engine';

/** What each kind of page is called. */
export const KIND_NAMES: Readonly<Record<PageKind, string>> = {
  guide: 'Guide',
  command: 'Command',
  api: 'API',
  concept: 'Concept',
  tutorial: 'Tutorial',
  reference: 'Reference',
};
