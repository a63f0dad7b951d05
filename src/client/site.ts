/** Who answers searches; pages show it, so it holds nothing secret. */
export interface SearchBackend {
  /** Hosts that answer. Left out: the engine in the reader's browser. Empty: the provider's own. */
  readonly hosts?: readonly string[];
  readonly appId?: string;
  /** A key that may only search. */
  readonly apiKey?: string;
  readonly indexName: string;
  /** Where events go. Left out: nothing is reported. Without a host: to the provider's own. */
  readonly events?: {readonly host?: string};
  /** Address of the server that keeps whether pages helped; left out: nobody is asked. */
  readonly feedback?: string;
}

/** How search is set up. */
export interface SearchSettings extends SearchBackend {
  /** Where readers report a search that should have found something. */
  readonly newIssueUrl: string;
  /** URLs of hits that match are left to the browser (spec §2 Search). */
  readonly externalUrlPattern?: string;
}

/** A version of the docs. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Path of its main page, base path included. */
  readonly path: string;
}

/** What scripts must know of the site. Every page carries it as JSON (src/components/SiteData). */
export interface Site {
  /** Path the site lies under; starts and ends with `/`. */
  readonly baseUrl: string;
  /** Origin the site is published at. */
  readonly url: string;
  readonly locale: string;
  readonly search: SearchSettings;
  /** The newest version first. */
  readonly versions: readonly DocsVersion[];
  /** Path of the page that explains error messages, in the newest version; left out where there is none. */
  readonly errors?: string;
  /** False where the site has no MCP server for these pages. */
  readonly mcp?: false;
  /** How page views are counted; left out where they are not. */
  readonly analytics?: {readonly hosting?: true; readonly gtagId?: string};
}

/** Marks the element that holds the data. */
export const SITE_DATA_ATTRIBUTE = 'data-site';

let known: Site | undefined;

/** The site that the page belongs to. */
export function site(): Site {
  return (known ??= JSON.parse(
    document.querySelector(`[${SITE_DATA_ATTRIBUTE}]`)?.textContent ?? '',
  ) as Site);
}
