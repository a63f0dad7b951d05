import axe, {type AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

/**
 * Checks a page as it stands by the rules of WCAG 2.2 A and AA and by axe's best practices.
 *
 * @returns A line for each element that breaks a rule: the rule, the element, and what is wrong.
 */
export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const {violations} = await page.evaluate<AxeResults>('axe.run(document, {resultTypes: ["violations"]})');
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  );
}
