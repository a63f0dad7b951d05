import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import type {Page} from '@playwright/test';

/** Which rules: those with any of some tags, or those of some names. */
type Rules = {readonly type: 'tag' | 'rule'; readonly values: readonly string[]};

/** WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const STANDARDS: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Those of them that look at colours. */
export const COLOURS: Rules = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

/** The minified form is brought into a page in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into the document that is on the page now, so that {@link runAxe} need not. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Checks a page as it stands.
 *
 * @param rules - All rules of the standards if left out.
 * @returns A line for each element that breaks a rule: the rule, the element, and what is wrong.
 */
export async function runAxe(page: Page, rules: Rules = STANDARDS): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await prepareAxe(page);
  const options = {runOnly: rules, resultTypes: ['violations'], preload: false};
  const {violations} = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
    ),
  );
}
