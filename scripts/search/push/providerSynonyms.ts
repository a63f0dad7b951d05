import {createHash} from 'node:crypto';
import type {SynonymHit} from 'algoliasearch';
import type {Synonyms} from '@toolhive-docs/search-engine';

/** Ids of our synonyms at the provider begin with this; others were made there and stay. */
export const OURS = 'site-';

/** The reviewed list in the provider's form. Names, which our own engine keeps from being stemmed, have no counterpart there. */
export function providerSynonyms({groups, oneWay}: Synonyms): SynonymHit[] {
  return [
    ...groups.map((words) => ({
      objectID: idOf(words),
      type: 'synonym' as const,
      synonyms: [...words],
    })),
    ...Object.entries(oneWay).map(([input, words]) => ({
      objectID: idOf([input, ...words]),
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [...words],
    })),
  ];
}

/** The same for the same words, so that a push changes only what has changed. */
function idOf(words: readonly string[]): string {
  return OURS + createHash('sha256').update(words.join('\0')).digest('hex').slice(0, 16);
}
