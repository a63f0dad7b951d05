import {cacheRules} from './cacheControl';
import {DRAWING_POLICY} from './contentPolicy';
import {DRAWINGS, SPECIFICATIONS} from './HostingPlan';

/**
 * Sent with every answer, whatever its status, beside the content policy. Values follow the OWASP
 * secure headers project.
 */
export const SECURE_HEADERS: Readonly<Record<string, string>> = {
  // Browsers heed this on https alone. Other hosts below the same domain are not ours to speak for.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Lets scripts of other origins read an answer (Fetch standard: CORS protocol), and pages of other origins embed it, also where they demand leave for all that they embed. */
export const OPEN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** A header that files of some kind get on hosts that know them by their paths alone. */
export interface FileHeader {
  /** A path, in which `*` stands for any characters. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/** Names the machine-readable interfaces of a site (RFC 9727); without an ending that would tell its type. */
export const API_CATALOG = '.well-known/api-catalog';

/** Media type of {@link API_CATALOG} (RFC 9264). */
export const LINKSET =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Tells a client that asks for the headers alone that this is the catalog (RFC 9727 §2 and §3); the address is relative (RFC 8288 §3.1). */
export const CATALOG_LINK = {Link: '<api-catalog>; rel="api-catalog"'} as const;

/** Header of Markdown files: search engines list the page itself. */
export const NOT_LISTED = {'X-Robots-Tag': 'noindex'} as const;

/**
 * The headers that differ from file to file: cache times, another policy for drawings, and what programs need. Search engines list a page
 * and not its Markdown, and a catalog has the type that clients look for.
 *
 * @param files - All files of the build.
 */
export function fileHeaders(baseUrl: string, files: readonly string[]): FileHeader[] {
  const rule = (path: string, headers: Readonly<Record<string, string>>): FileHeader[] =>
    Object.entries(headers).map(([name, value]) => ({path: baseUrl + path, name, value}));
  return [
    ...rule(`${DRAWINGS}*`, {'Content-Security-Policy': DRAWING_POLICY}),
    ...rule(`${SPECIFICATIONS}*`, OPEN_HEADERS),
    ...cacheRules(baseUrl, files).map((one) => ({...one, name: 'Cache-Control'})),
    ...(files.some((file) => file.endsWith('.md')) ? rule('*.md', NOT_LISTED) : []),
    ...(files.includes(API_CATALOG)
      ? rule(API_CATALOG, {'Content-Type': LINKSET, ...CATALOG_LINK})
      : []),
  ];
}
