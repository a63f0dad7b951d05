import {cacheRules} from './cacheRules';
import {DRAWING_POLICY} from './contentPolicy';
import {fileHeaders} from './fileHeaders';
import {DRAWINGS, SPECIFICATIONS, type HostingPlan} from './HostingPlan';
import {OPEN_HEADERS} from './openHeaders';
import {spellings} from './Redirect';

const CSP = 'Content-Security-Policy';

/** Of the characters that addresses of the site hold, these mean something in a pattern of the host. */
const literal = (path: string): string => path.replace(/[.()+?:{}*]/g, '\\$&');

/** A path with `*` as a pattern of the host. */
const pattern = (path: string): string => path.split('*').map(literal).join('(.*)');

const header = (key: string, value: string): {key: string; value: string} => ({key, value});

const all = (headers: Readonly<Record<string, string>>): {key: string; value: string}[] =>
  Object.entries(headers).map(([key, value]) => header(key, value));

/** The content of `vercel.json`: of several rules that set a header, the last one holds. */
export function vercelConfig(
  {baseUrl, headers, redirects}: HostingPlan,
  files: readonly string[],
): object {
  const at = (path: string): string => literal(baseUrl + path.slice(1));
  return {
    headers: [
      {source: '/(.*)', headers: all(headers)},
      {source: `${literal(baseUrl + DRAWINGS)}(.*)`, headers: [header(CSP, DRAWING_POLICY)]},
      {source: `${literal(baseUrl + SPECIFICATIONS)}(.*)`, headers: all(OPEN_HEADERS)},
      ...cacheRules(baseUrl, files).map(({path, value}) => ({
        source: pattern(path),
        headers: [header('Cache-Control', value)],
      })),
      ...fileHeaders(baseUrl, files).map(({path, name, value}) => ({
        source: pattern(path),
        headers: [header(name, value)],
      })),
    ],
    redirects: redirects.flatMap(({from, to}) =>
      spellings(from).map((path) => ({
        source: at(path),
        destination: baseUrl + to.slice(1),
        permanent: true,
      })),
    ),
  };
}
