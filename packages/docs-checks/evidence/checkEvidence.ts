import {coverageProblems, loadEvidence, lockProblems, readLock} from '@toolhive-docs/evidence';
import type {Facts} from '../facts/types';
import type {Page} from '../page/types';
import type {Ledger} from '../report/Ledger';
import {subjectsOf} from './subjectsOf';

/** Every section with statements has evidence, and the lock holds exactly the symbols that are named. */
export function checkEvidence(pages: readonly Page[], facts: Facts, ledger: Ledger): void {
  const {files, problems} = loadEvidence(facts.root);
  const all = [
    ...problems,
    ...coverageProblems(subjectsOf(pages, facts), files),
    ...lockProblems(files, readLock(facts.root), facts.cli.tool.version),
  ];
  for (const {file, line, message} of all)
    ledger.reportFor('evidence', file).problem(line, message);
}
