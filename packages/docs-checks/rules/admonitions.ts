import {EXIT, visit} from 'unist-util-visit';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {lineOf} from '../page/markdown';
import type {PageRule} from '../rule';

/** Kinds of admonitions in pages. Of another name, the site shows the text alone. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

/** An admonition is of a known kind, and closed: an open one takes in the headings below it. */
export const admonitionsRule: PageRule = {
  name: 'admonition',
  check({tree}, _facts, report) {
    visit(tree, 'containerDirective', (admonition) => {
      const {name} = admonition;
      const line = lineOf(admonition);
      if (!KINDS.includes(name))
        report.problem(line, `":::${name}" is no admonition; ${didYouMean(name, KINDS)}`);
      visit(admonition, 'heading', (heading) => {
        report.problem(
          lineOf(heading),
          `this heading is in the ":::${name}" of line ${line}; close that with ":::" above the heading`,
        );
        return EXIT;
      });
    });
  },
};
