import {fileURLToPath} from 'node:url';
import {loadFacts} from '../facts/loadFacts';
import type {Facts} from '../facts/types';
import {checkFences} from '../toolhive/fences/checkFences';
import {parsePage} from '../page/parsePage';
import {pageRules, siteRules} from '../checkDocs';
import {Ledger} from '../report/Ledger';

/** The facts of this project. */
export const facts: Facts = loadFacts(fileURLToPath(new URL('../../..', import.meta.url)));

const FRONT_MATTER =
  '---\ntitle: Run servers\ndescription: How to run servers.\nkind: how-to\n---\n';

/** Body text → file content; the front matter takes five lines, so the body begins on line 6. */
export function pageSource(body: string): string {
  return `${FRONT_MATTER}${body}`;
}

/**
 * Runs one rule over pages made for a test.
 * @param pages body of each page by its file; a text alone is one page.
 * @returns `line: message` of each problem; with several pages, the file stands in front.
 */
export async function problemsOf(
  rule: string,
  pages: string | Record<string, string>,
  known: Facts = facts,
): Promise<string[]> {
  const bodies = typeof pages === 'string' ? {'docs/toolhive/guides-cli/test.mdx': pages} : pages;
  const parsed = Object.entries(bodies).map(([file, body]) =>
    parsePage(file, body.startsWith('---') ? body : pageSource(body)),
  );
  const ledger = new Ledger();
  for (const page of parsed) {
    await checkFences(page, known, ledger);
    for (const each of pageRules.filter(({name}) => name === rule))
      await each.check(page, known, ledger.reportFor(rule, page.file));
  }
  for (const each of siteRules.filter(({name}) => name === rule))
    await each.check(parsed, known, (file) => ledger.reportFor(rule, file));
  const found = ledger.problems.filter((problem) => problem.rule === rule);
  return found.map(
    ({file, line, message, hint}) =>
      `${typeof pages === 'string' ? '' : `${file}:`}${line}: ${[message, hint].filter(Boolean).join(' ')}`,
  );
}

/** A fence as Markdown. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
