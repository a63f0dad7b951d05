import {cacheRules} from './cacheRules';
import {fileHeaders} from './fileHeaders';
import {SPECIFICATIONS, type HostingPlan} from './HostingPlan';
import {READABLE} from './openHeaders';
import {spellings} from './Redirect';

/** Limits of the stricter host, Cloudflare Pages. */
const MAX_LINE = 2000;
const MAX_RULES = 100;

function checked(lines: readonly string[], rules: number): string {
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined)
    throw new Error(
      `_headers has a line of ${long.length} characters, allowed are ${MAX_LINE}: ${long.slice(0, 60)}…\nFix: let pages share their inline scripts, so that the policy names fewer.`,
    );
  if (rules > MAX_RULES)
    throw new Error(
      `_headers has ${rules} rules, allowed are ${MAX_RULES}.\nFix: keep hashed files in folders of their own.`,
    );
  return `${lines.join('\n')}\n`;
}

const linesOf = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * The file `_headers` of Netlify and Cloudflare Pages.
 *
 * @throws Error when it goes beyond what the hosts read.
 */
export function headersFile(plan: HostingPlan, files: readonly string[]): string {
  const rules = [
    // Not their embedding: hosts join the values of two rules that set the same header.
    [`${plan.baseUrl}${SPECIFICATIONS}*`, ...linesOf(READABLE)],
    ...cacheRules(plan.baseUrl, files).map(({path, value}) => [path, `  Cache-Control: ${value}`]),
    ...fileHeaders(plan.baseUrl, files).map(({path, name, value}) => [path, `  ${name}: ${value}`]),
  ];
  return checked(['/*', ...linesOf(plan.headers), ...rules.flat()], rules.length + 1);
}

/**
 * The file `_redirects` of the same hosts. Query and anchor are kept by the host and the browser.
 *
 * Each line is there twice: Netlify prefers the page that leads on where hosts only send files, unless the redirect is forced
 * (its documentation: "Shadowing"). Cloudflare Pages follows redirects in any case, and ignores the line that has this mark.
 */
export function redirectsFile({baseUrl, redirects}: HostingPlan): string {
  const at = (path: string): string => baseUrl + path.slice(1);
  const lines = redirects.flatMap(({from, to}) =>
    spellings(from).flatMap((path) =>
      ['301!', '301'].map((status) => `${at(path)} ${at(to)} ${status}\n`),
    ),
  );
  return lines.join('');
}
