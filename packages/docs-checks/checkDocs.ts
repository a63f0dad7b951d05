import type {Facts} from './facts/types';
import {checkFences} from './toolhive/fences/checkFences';
import type {Page} from './page/types';
import {Ledger} from './report/Ledger';
import type {PageRule, SiteRule} from './rule';
import {markedRule} from './rules/fences';
import {frontMatterRule, titlesRule, unwrittenRule} from './rules/frontMatter';
import {admonitionsRule} from './rules/admonitions';
import {headingCaseRule, headingsRule} from './rules/headings';
import {grammarRule} from './rules/english';
import {imagesRule, linkTextsRule} from './rules/linkTexts';
import {spellingRule} from './rules/spelling';
import {stepsRule} from './rules/steps';
import {styleRule, termsRule} from './rules/style';
import {symptomsRule} from './rules/symptoms';
import {tablesRule} from './rules/tables';
import {mdxRule} from './rules/mdx';
import {tabsRule} from './rules/tabs';
import {defaultsRule} from './toolhive/prose/defaultsRule';
import {
  environmentNamesRule,
  imageNamesRule,
  pathsRule,
  registryCountRule,
  sinceRule,
  versionsRule,
} from './toolhive/prose/namesRules';
import {registryTableRule} from './toolhive/prose/registryTableRule';
import {valuesRule} from './toolhive/prose/valuesRule';
import {sandboxRule} from './toolhive/sandbox/sandboxRule';
import {commandsRule, reviewedRule} from './toolhive/site/coverage';
import {linksRule} from './toolhive/site/links';

/** Rules of what pages and files for agents have in common: what they say is true, and written well. */
const textRules: readonly PageRule[] = [
  linkTextsRule,
  tablesRule,
  valuesRule,
  versionsRule,
  sinceRule,
  registryCountRule,
  imageNamesRule,
  environmentNamesRule,
  pathsRule,
  termsRule,
  grammarRule,
  spellingRule,
];

/** Every rule that looks at one page at a time. */
export const pageRules: readonly PageRule[] = [
  frontMatterRule,
  unwrittenRule,
  headingsRule,
  admonitionsRule,
  mdxRule,
  tabsRule,
  imagesRule,
  ...textRules,
  defaultsRule,
  registryTableRule,
  styleRule,
  headingCaseRule,
  stepsRule,
  sandboxRule,
];

/** Every rule that needs all pages. */
export const siteRules: readonly SiteRule[] = [
  linksRule,
  titlesRule,
  symptomsRule,
  commandsRule,
  markedRule,
  reviewedRule,
];

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
    [skills, textRules],
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
