import {cacheRules} from './cacheRules';
import {DRAWING_POLICY} from './contentPolicy';
import {DRAWINGS, SPECIFICATIONS, type HostingPlan} from './HostingPlan';
import {OPEN_HEADERS} from './openHeaders';

const CSP = 'Content-Security-Policy';

/** Of the characters that addresses of the site hold, these mean something in a pattern of the host. */
const literal = (path: string): string => path.replace(/[.()+?:{}*]/g, '\\$&');

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
        source: path.endsWith('*') ? `${literal(path.slice(0, -1))}(.*)` : literal(path),
        headers: [header('Cache-Control', value)],
      })),
    ],
    redirects: redirects.map(({from, to}) => ({
      source: at(from),
      destination: baseUrl + to.slice(1),
      permanent: true,
    })),
  };
}
