import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

interface Sniffer {
  readonly ERROR: number;
  process(standard: string, node: Document, done: () => void): void;
  getMessages(): readonly {
    readonly type: number;
    readonly code: string;
    readonly msg: string;
    readonly element: Element;
  }[];
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

/** Brings HTML_CodeSniffer into the document that is on the page now. */
export async function prepareSniffer(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Checks a page as it stands by HTML_CodeSniffer's rules for WCAG 2.1 AA.
 *
 * @returns A line for each error; warnings and notices ask a person to judge.
 */
export async function runSniffer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {HTMLCS} = window as unknown as {HTMLCS: Sniffer};
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return (
      HTMLCS.getMessages()
        .filter(({type}) => type === HTMLCS.ERROR)
        // What is in a closed part has no colors of its own yet.
        .filter(({code, element}) => !code.includes('.1_4_3.') || element.checkVisibility())
        .map(({code, msg, element}) => `${code}: ${element.outerHTML.slice(0, 160)}: ${msg}`)
    );
  });
}
