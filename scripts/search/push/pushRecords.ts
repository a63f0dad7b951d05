import type {Algoliasearch} from 'algoliasearch';
import {indexSettings, type SearchRecord} from '@toolhive-docs/search-engine';
import type {Plan} from './planPush';

/**
 * Brings settings, synonyms and records to an index. The records come into a temporary index, which takes the place of the live one in
 * one step: until then readers search the old records. Settings and synonyms come before, since the provider's client copies those of
 * the live index.
 *
 * @param tell - Hears of each step.
 * @throws the client's error of the step that failed.
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  {newSynonyms, oldSynonyms}: Plan,
  tell: (step: string) => void,
): Promise<void> {
  const finish = async ({taskID}: {taskID: number}) => client.waitForTask({indexName, taskID});
  tell('Writing settings');
  // The client's types know no constant lists.
  const settings: Record<string, unknown> = indexSettings;
  await finish(await client.setSettings({indexName, indexSettings: settings}));
  if (newSynonyms.length + oldSynonyms.length > 0)
    tell(`Writing ${newSynonyms.length} synonyms, removing ${oldSynonyms.length}`);
  if (newSynonyms.length > 0)
    await finish(await client.saveSynonyms({indexName, synonymHit: [...newSynonyms]}));
  for (const objectID of oldSynonyms)
    await finish(await client.deleteSynonym({indexName, objectID}));
  tell(`Writing ${records.length} records`);
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
