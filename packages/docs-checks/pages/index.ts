import {defaultsRule} from '../prose/defaultsRule';
import {grammarRule} from '../prose/grammarRule';
import {headingCaseRule} from '../prose/headingCaseRule';
import {
  environmentNamesRule,
  imageNamesRule,
  pathsRule,
  sinceRule,
  versionsRule,
} from '../prose/namesRules';
import {registryTableRule} from '../prose/registryTableRule';
import {spellingRule} from '../prose/spellingRule';
import {styleRule} from '../prose/styleRule';
import {termsRule} from '../prose/termsRule';
import {valuesRule} from '../prose/valuesRule';
import type {PageRule} from '../rule';
import {sandboxRule} from '../sandbox/sandboxRule';
import {frontMatterRule} from './frontMatterRule';
import {headingsRule} from './headingsRule';
import {imagesRule} from './imagesRule';
import {linkTextsRule} from './linkTextsRule';
import {unwrittenRule} from './unwrittenRule';

/** Every rule that looks at one page at a time. */
export const pageRules: readonly PageRule[] = [
  frontMatterRule,
  unwrittenRule,
  headingsRule,
  imagesRule,
  linkTextsRule,
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
  sandboxRule,
];
