import type {SiteRule} from '../rule';
import {commandsRule} from './commandsRule';
import {linksRule} from './linksRule';
import {markedRule} from './markedRule';
import {reviewedRule} from './reviewedRule';
import {titlesRule} from './titlesRule';

/** Every rule that needs all pages. */
export const siteRules: readonly SiteRule[] = [
  linksRule,
  titlesRule,
  commandsRule,
  markedRule,
  reviewedRule,
];
