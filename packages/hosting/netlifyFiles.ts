import {fileHeaders} from './secureHeaders';
import type {HostingPlan} from './HostingPlan';
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

/**
 * The file `_headers` of Netlify and Cloudflare Pages.
 *
 * @throws Error when it goes beyond what the hosts read.
 */
export function headersFile({baseUrl, headers}: HostingPlan, files: readonly string[]): string {
  // Hosts join the values of two rules that set the same header.
  const rules = fileHeaders(baseUrl, files).filter(({name}) => headers[name] === undefined);
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...rules.flatMap(({path, name, value}) => [path, `  ${name}: ${value}`]),
  ];
  return checked(lines, rules.length + 1);
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
