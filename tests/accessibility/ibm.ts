import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

/** What of the engine's report is read. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
  /** As XPath. */
  readonly path: {readonly dom: string};
}

interface Engine {
  readonly Checker: new () => {
    readonly rulesetRules: Record<string, readonly string[]>;
    check(node: Document, rules: string): Promise<{results: readonly Finding[]}>;
  };
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/**
 * Rules that are left out: three only name what a person should look at, and compare each element with every other to do so; contrast
 * takes most of the time, and axe and HTML_CodeSniffer judge it too, in both modes.
 */
const LEFT_OUT = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
  'text_contrast_sufficient',
];

/** Brings IBM's checker into the document that is on the page now. */
export async function prepareIbm(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Checks a page as it stands by the rules of IBM's Equal Access Checker.
 *
 * @returns A line for each element that violates a rule; what the checker asks a person to judge is left out.
 */
export async function runIbm(page: Page): Promise<string[]> {
  return page.evaluate(async (leftOut) => {
    const {ace} = window as unknown as {ace: Engine};
    const checker = new ace.Checker();
    const RULES = 'IBM_Accessibility';
    checker.rulesetRules[RULES] = (checker.rulesetRules[RULES] ?? []).filter(
      (id) => !leftOut.includes(id),
    );
    const {results} = await checker.check(document, RULES);
    if (results.length === 0) throw new Error('the checker has looked at nothing');
    // The checker does not know that readers cannot reach what is inert.
    const isInert = ({path}: Finding): boolean => {
      const node = document.evaluate(path.dom, document, null, XPathResult.ANY_TYPE).iterateNext();
      return node instanceof Element && node.closest('[inert]') !== null;
    };
    return results
      .filter(({value: [level, outcome]}) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter((finding) => !isInert(finding))
      .map(({ruleId, message, snippet}) => `${ruleId}: ${snippet}: ${message}`);
  }, LEFT_OUT);
}
