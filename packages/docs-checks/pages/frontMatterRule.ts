import {checkFrontMatter} from '@toolhive-docs/front-matter';
import type {PageRule} from '../rule';

/** Title, description of at most 160 characters, kind, and no unknown key. */
export const frontMatterRule: PageRule = {
  name: 'front-matter',
  check(page, _facts, report) {
    for (const {line, message} of checkFrontMatter({...page.frontMatter}, page.source))
      report.problem(line, message);
  },
};
