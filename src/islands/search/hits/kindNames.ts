import type {PageKind} from '@toolhive-docs/search-engine';
import * as strings from '../../../../i18n/en/strings';

/** What each kind of page is called. */
export const KIND_NAMES: Readonly<Record<PageKind, string>> = {
  guide: strings.guide,
  command: strings.command,
  api: strings.api,
  concept: strings.concept,
  tutorial: strings.tutorial,
  reference: strings.reference,
};

/** Whether a text from elsewhere, such as an address or a search host, names a kind of page. */
export const isKind = (value: unknown): value is PageKind =>
  typeof value === 'string' && Object.hasOwn(KIND_NAMES, value);
