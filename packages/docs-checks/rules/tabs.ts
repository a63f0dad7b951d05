import {visit} from 'unist-util-visit';
import {attributeOf, isElement, lineOf} from '../page/markdown';
import type {PageRule} from '../rule';

/** No two tabs of a set have the same value, which chooses both. */
export const tabsRule: PageRule = {
  name: 'tabs',
  check({tree}, _facts, report) {
    visit(tree, 'mdxJsxFlowElement', (tabs) => {
      if (tabs.name !== 'Tabs') return;
      const seen = new Map<string, number>();
      for (const tab of tabs.children) {
        if (!isElement(tab)) continue;
        const value = attributeOf(tab, 'value') ?? '';
        const first = seen.get(value);
        if (first === undefined) seen.set(value, lineOf(tab));
        else
          report.problem(
            lineOf(tab),
            `the value "${value}" of this tab is already taken on line ${first}; give each its own`,
          );
      }
    });
  },
};
