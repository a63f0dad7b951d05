import type {Needle} from '../query/resolveQuery';
import type {Ranked} from './Ranked';

/**
 * Lets the title of a page that names the whole query come before what stands below it: who asks for `secret` wants the page about
 * secrets, not its section about a password. The page itself comes where it came before.
 */
export function titleFirst(records: Ranked[], needles: readonly Needle[], title: number): void {
  const at = records.findIndex(({node}) => node === title);
  const own = records[at];
  const names = needles
    .filter(({required}) => required)
    .every(({matches}) => matches.form[title]! > 0);
  if (own === undefined || !names) return;
  const best = records
    .filter(
      ({typos, full, worth}) => typos === own.typos && full === own.full && worth === own.worth,
    )
    .reduce((most, {score}) => Math.max(most, score), 0);
  records[at] = {...own, score: best};
}
