import {parsePage} from '../page/parsePage';
import {Ledger} from '../report/Ledger';
import {checkFences} from '../toolhive/fences/checkFences';
import {facts, fence} from './checkPage';

/** What is found in a sample that stands on no page, as the tools check what a caller has written. */
export interface CheckedSample {
  problems: string[];
  /** What no data lists. */
  unknown: string[];
  notes: string[];
}

/** Checks a sample that stands on no page. */
export async function checkSample(code: string, language = 'bash'): Promise<CheckedSample> {
  const ledger = new Ledger();
  const page = {...parsePage('input', fence(language, code)), alone: true as const};
  await checkFences(page, facts, ledger);
  const messages = (isUnlisted: boolean) =>
    ledger.problems
      .filter(({hint}) => (hint !== undefined) === isUnlisted)
      .map(({message}) => message);
  return {
    problems: messages(false),
    unknown: messages(true),
    notes: ledger.notes.map(({message}) => message),
  };
}
