import {fileHeaders} from './secureHeaders';
import type {HostingPlan} from './HostingPlan';
import {spellings} from './Redirect';

/** Of the characters that addresses of the site hold, these mean something in a pattern of the host. */
const literal = (path: string): string => path.replace(/[.()+?:{}*]/g, '\\$&');

/** A path with `*` as a pattern of the host. */
const pattern = (path: string): string => path.split('*').map(literal).join('(.*)');

/** The content of `vercel.json`: of several rules that set a header, the last one holds. */
export function vercelConfig(
  {baseUrl, headers, redirects}: HostingPlan,
  files: readonly string[],
): object {
  const at = (path: string): string => literal(baseUrl + path.slice(1));
  return {
    headers: [
      {
        source: '/(.*)',
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      },
      ...fileHeaders(baseUrl, files).map(({path, name, value}) => ({
        source: pattern(path),
        headers: [{key: name, value}],
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
