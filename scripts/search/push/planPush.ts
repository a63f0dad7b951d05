import {isDeepStrictEqual} from 'node:util';
import type {HostedIndex} from './HostedIndex';
import {indexSettings} from './indexSettings';

/** What a push would change. */
export interface Plan {
  /** Undefined when the index is new. */
  readonly recordsNow: number | undefined;
  /** One line for each setting that would become another. */
  readonly settings: readonly string[];
}

/** Compares the index as it is with what the site would make of it. Changes nothing. */
export async function planPush(live: HostedIndex): Promise<Plan> {
  const now = await live.settings();
  const settings = Object.entries(indexSettings)
    .filter(([name, value]) => !isDeepStrictEqual(now?.[name], value))
    .map(
      ([name, value]) =>
        `${name}: ${now?.[name] === undefined ? 'not set' : JSON.stringify(now[name])} → ${JSON.stringify(value)}`,
    );
  return {recordsNow: now === undefined ? undefined : (await live.count()).records, settings};
}
