import {decodeEntities} from '@toolhive-docs/hosting/decodeEntities';

/** A stretch of text, marked where the query found it. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

const TAGS = /(<\/?mark>)/;

/**
 * Takes a highlighted value apart. Highlight tags become marks; every other tag stays the text it is,
 * so that nothing a search host sends can become markup of the page.
 */
export function segmentsOf(value: string): Segment[] {
  const segments: Segment[] = [];
  let marked = false;
  for (const part of value.split(TAGS)) {
    if (TAGS.test(part)) marked = part === '<mark>';
    else if (part !== '') segments.push({text: decodeEntities(part), marked});
  }
  return segments;
}

/** The text without its marks. */
export const plainText = (segments: readonly Segment[]): string =>
  segments.map(({text}) => text).join('');
