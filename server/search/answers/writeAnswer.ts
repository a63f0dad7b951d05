import type {LastingFields} from '@toolhive-docs/search-engine';
import type {BodyStart} from './BodyStart';
import {startOf} from './resultBody';

/** A result that can be sent again. */
export interface WrittenAnswer {
  /** Its lasting fields, as `startOf` writes them. */
  readonly start: BodyStart;
  readonly nbHits: number;
  /** Hits in the result. */
  readonly hits: number;
}

/** Writes the lasting fields of a result. @param base - Address that completes those of hits. */
export function writeAnswer(lasting: LastingFields, base: string): WrittenAnswer {
  const hits = lasting.hits.map((hit) => absoluteUrls(hit, base));
  return {start: startOf({...lasting, hits}), nbHits: lasting.nbHits ?? 0, hits: hits.length};
}

interface Addresses {
  readonly url?: string;
  readonly url_without_anchor?: string;
}

/** The same record with whole addresses: readers elsewhere build `new URL(hit.url)`. */
export function absoluteUrls<T extends Addresses>(record: T, base: string): T {
  const {url, url_without_anchor: page} = record;
  return {
    ...record,
    ...(url !== undefined && {url: new URL(url, base).href}),
    ...(page !== undefined && {url_without_anchor: new URL(page, base).href}),
  };
}
