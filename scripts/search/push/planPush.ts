import {isDeepStrictEqual} from 'node:util';
import {type Algoliasearch, type SynonymHit} from 'algoliasearch';
import {indexSettings} from '@toolhive-docs/search-engine';
import {OURS} from './providerSynonyms';

/** What a push would change. */
export interface Plan {
  /** Undefined when the index is new. */
  readonly recordsNow: number | undefined;
  /** One line for each setting that would become another. */
  readonly settings: readonly string[];
  readonly newSynonyms: readonly SynonymHit[];
  /** Ids of those of an earlier push that are no longer in the list. */
  readonly oldSynonyms: readonly string[];
}

/** Compares the index as it is with what the site would make of it. Changes nothing. */
export async function planPush(
  client: Algoliasearch,
  indexName: string,
  synonyms: readonly SynonymHit[],
): Promise<Plan> {
  const exists = await client.indexExists({indexName});
  const now: Readonly<Record<string, unknown>> = exists
    ? {...(await client.getSettings({indexName}))}
    : {};
  const settings = Object.entries(indexSettings)
    .filter(([name, value]) => !isDeepStrictEqual(now[name], value))
    .map(
      ([name, value]) =>
        `${name}: ${now[name] === undefined ? 'not set' : JSON.stringify(now[name])} → ${JSON.stringify(value)}`,
    );
  if (!exists) return {recordsNow: undefined, settings, newSynonyms: synonyms, oldSynonyms: []};
  const theirs = await idsOfOurs(client, indexName);
  const wanted = new Set(synonyms.map(({objectID}) => objectID));
  return {
    recordsNow: await countOf(client, indexName),
    settings,
    newSynonyms: synonyms.filter(({objectID}) => !theirs.has(objectID)),
    oldSynonyms: [...theirs].filter((id) => !wanted.has(id)),
  };
}

async function countOf(client: Algoliasearch, indexName: string): Promise<number | undefined> {
  const searchParams = {query: '', hitsPerPage: 0, distinct: false};
  return (await client.searchSingleIndex({indexName, searchParams})).nbHits;
}

async function idsOfOurs(client: Algoliasearch, indexName: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await client.browseSynonyms({
    indexName,
    aggregator: ({hits}) => {
      for (const {objectID} of hits) if (objectID.startsWith(OURS)) ids.add(objectID);
    },
  });
  return ids;
}
