import type {Facts} from './facts/types';
import {checkFences} from './toolhive/fences/checkFences';
import type {Page} from './page/types';
import {pageRules, siteRules, skillRules} from './allRules';
import {Ledger} from './report/Ledger';

/**
 * Runs every rule over the pages and returns what was checked and what is wrong.
 * @param skills files for agents; rules about the form of pages do not hold for them.
 */
export async function checkDocs(
  pages: readonly Page[],
  facts: Facts,
  skills: readonly Page[] = [],
): Promise<Ledger> {
  const ledger = new Ledger();
  for (const [files, rules] of [
    [pages, pageRules],
    [skills, skillRules],
  ] as const)
    for (const page of files) {
      await checkFences(page, facts, ledger);
      for (const rule of rules)
        await rule.check(page, facts, ledger.reportFor(rule.name, page.file));
    }
  for (const rule of siteRules)
    await rule.check(rule.ofSkills === true ? [...pages, ...skills] : pages, facts, (file) =>
      ledger.reportFor(rule.name, file),
    );
  return ledger;
}
