import type {PageRule, SiteRule} from './rule';
import {markedRule} from './rules/fences';
import {frontMatterRule, titlesRule, unwrittenRule} from './rules/frontMatter';
import {headingCaseRule, headingsRule} from './rules/headings';
import {grammarRule} from './rules/grammarRule';
import {imagesRule, linkTextsRule} from './rules/linkTexts';
import {spellingRule} from './rules/spelling';
import {stepsRule} from './rules/steps';
import {styleRule} from './rules/style';
import {symptomsRule} from './rules/symptoms';
import {tablesRule} from './rules/tables';
import {termsRule} from './rules/termsRule';
import {defaultsRule} from './toolhive/prose/defaultsRule';
import {
  environmentNamesRule,
  imageNamesRule,
  pathsRule,
  sinceRule,
  versionsRule,
} from './toolhive/prose/namesRules';
import {registryTableRule} from './toolhive/prose/registryTableRule';
import {valuesRule} from './toolhive/prose/valuesRule';
import {sandboxRule} from './toolhive/sandbox/sandboxRule';
import {commandsRule, reviewedRule} from './toolhive/site/coverage';
import {linksRule} from './toolhive/site/links';

/** Every rule that looks at one page at a time. */
export const pageRules: readonly PageRule[] = [
  frontMatterRule,
  unwrittenRule,
  headingsRule,
  imagesRule,
  linkTextsRule,
  tablesRule,
  valuesRule,
  versionsRule,
  sinceRule,
  imageNamesRule,
  environmentNamesRule,
  pathsRule,
  defaultsRule,
  registryTableRule,
  styleRule,
  termsRule,
  grammarRule,
  headingCaseRule,
  spellingRule,
  stepsRule,
  sandboxRule,
];

/** Every rule that looks at one file for agents: what it says is true, and written well. */
export const skillRules: readonly PageRule[] = [
  linkTextsRule,
  tablesRule,
  valuesRule,
  versionsRule,
  sinceRule,
  imageNamesRule,
  environmentNamesRule,
  pathsRule,
  termsRule,
  grammarRule,
  spellingRule,
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
