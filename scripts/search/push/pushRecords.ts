import {randomBytes} from 'node:crypto';
import type {SearchRecord} from '../../../packages/search-engine';
import {HostedIndex} from './HostedIndex';
import {indexSettings} from './indexSettings';
import type {ProviderApi} from './ProviderApi';

/**
 * Replaces the records and settings of an index in one step: everything goes into a temporary index first, with the synonyms and
 * rules that the live one has, is counted there, and takes its place at the end. Until then readers search the old records.
 *
 * @param tell - Hears of each step.
 * @throws Error of the step that failed; the temporary index is gone then, and the live one is as it was.
 */
export async function pushRecords(
  api: ProviderApi,
  live: HostedIndex,
  records: readonly SearchRecord[],
  tell: (step: string) => void,
  firstPause?: number,
): Promise<void> {
  const temporary = new HostedIndex(
    api,
    `${live.name}_tmp_${randomBytes(4).toString('hex')}`,
    firstPause,
  );
  try {
    if ((await live.settings()) !== undefined) {
      tell(`Copying synonyms and rules to ${temporary.name}`);
      await temporary.copySetupFrom(live.name);
    }
    tell('Writing settings');
    await temporary.setSettings(indexSettings);
    tell(`Writing ${records.length} records`);
    await temporary.addRecords(records);
    const {records: written, isExact} = await temporary.count();
    if (isExact && written !== records.length)
      throw new Error(`the provider holds ${written} of ${records.length} records.`);
    tell(`Putting ${temporary.name} in the place of ${live.name}`);
    await temporary.moveTo(live.name);
  } catch (error) {
    await temporary.delete().catch(() => {
      tell(`The index ${temporary.name} is left at the provider; delete it there`);
    });
    throw error;
  }
}
