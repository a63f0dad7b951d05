import type {Facts} from './facts/types';
import {checkFences} from './toolhive/fences/checkFences';
import type {Page} from './page/types';
import {pageRules, siteRules} from './allRules';
import {Ledger} from './report/Ledger';

/** Runs every rule over the pages and returns what was checked and what is wrong. */
export async function checkDocs(pages: readonly Page[], facts: Facts): Promise<Ledger> {
  const ledger = new Ledger();
  for (const page of pages) {
    await checkFences(page, facts, ledger);
    for (const rule of pageRules)
      await rule.check(page, facts, ledger.reportFor(rule.name, page.file));
  }
  for (const rule of siteRules)
    await rule.check(pages, facts, (file) => ledger.reportFor(rule.name, file));
  return ledger;
}
