import {groupBy} from '@toolhive-docs/options/groupBy';
import type {SearchRecord} from '@toolhive-docs/search-engine';

/** Share of longer words that a copy of a page replaces, so that pages differ and the vocabulary grows. */
const REPLACED = 0.3;
/** New words each copy of the site brings. */
const NEW_WORDS = 400;

/**
 * Makes a larger site out of a real one: copies of its pages in which some words are replaced by words of their own copy.
 * The same input gives the same output.
 * @param perPage keeps this many records of each copied page.
 */
export function growRecords(
  records: readonly SearchRecord[],
  pages: number,
  perPage: number,
): SearchRecord[] {
  const originals = [...groupBy(records, (record) => record.url_without_anchor)];
  return Array.from({length: pages}, (_, page) => {
    const [url, own] = originals[page % originals.length] ?? ['', []];
    const copy = Math.floor(page / originals.length);
    return own.slice(0, perPage).map((record) => changed(record, url, copy, page));
  }).flat();
}

function changed(record: SearchRecord, url: string, copy: number, page: number): SearchRecord {
  if (copy === 0) return record;
  const replace = replacer(copy, page);
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, text]) => [
      level,
      level === 'lvl0' || text === null ? text : replace(text),
    ]),
  );
  return {
    ...record,
    url: record.url.replace(url, `${url}-${copy}`),
    url_without_anchor: `${url}-${copy}`,
    hierarchy: hierarchy as unknown as SearchRecord['hierarchy'],
    content: record.content === null ? null : replace(record.content),
  };
}

/** Replaces the same words by the same words within one page, so that headings keep meeting their texts. */
function replacer(copy: number, page: number): (text: string) => string {
  return (text) =>
    text.replace(/[a-z]{5,}/g, (word) => {
      const dice = hash(word, page);
      return (dice % 1000) / 1000 < REPLACED
        ? `${word.slice(0, 4)}${((dice % NEW_WORDS) + copy * NEW_WORDS).toString(36)}`
        : word;
    });
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (const char of text) value = (Math.imul(value, 31) + char.charCodeAt(0)) >>> 0;
  return value;
}
