import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf, isElement, lineOf} from '../page/markdown';
import type {Report} from '../report/Ledger';
import type {PageRule} from '../rule';

/** What the components of tabs cannot do without. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId'],
  TabItem: ['value', 'label'],
};

/** A set of tabs holds tabs, each with a value of its own, which chooses it, and a label. */
export const tabsRule: PageRule = {
  name: 'tabs',
  check({tree}, _facts, report) {
    visit(tree, 'mdxJsxFlowElement', (element, _index, parent) => {
      for (const name of REQUIRED[element.name ?? ''] ?? [])
        if (attributeOf(element, name) === undefined)
          report.problem(lineOf(element), `<${element.name}> has no ${name}; give it one`);
      const isInTabs = parent !== undefined && isElement(parent) && parent.name === 'Tabs';
      if (element.name === 'TabItem' && !isInTabs)
        report.problem(lineOf(element), 'a <TabItem> is not in <Tabs>; put it directly into one');
      if (element.name === 'Tabs') checkValues(element, report);
    });
  },
};

function checkValues(tabs: MdxJsxFlowElement, report: Report): void {
  const items = tabs.children.flatMap((child) => (isElement(child) ? [child] : []));
  if (items.length === 0)
    report.problem(lineOf(tabs), 'these <Tabs> hold no <TabItem>; add one for each choice');
  const seen = new Map<string, number>();
  for (const tab of items) {
    const value = attributeOf(tab, 'value');
    if (value === undefined) continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, lineOf(tab));
    else
      report.problem(
        lineOf(tab),
        `the value "${value}" of this tab is already taken on line ${first}; give each its own`,
      );
  }
}
