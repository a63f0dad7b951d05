import siteConfig from '@generated/docusaurus.config';

/** How search is set up, as site.config.ts hands it to the pages. */
export interface SearchSettings {
  /** Hosts that answer; left out for the engine in the reader's browser. Empty for the provider's own. */
  readonly hosts?: readonly string[];
  readonly appId?: string;
  readonly apiKey?: string;
  readonly indexName: string;
  /** Where events go; left out: nothing is reported. Without a host to the provider's own. */
  readonly events?: {readonly host?: string};
  /** Where readers report a search that should have found something. */
  readonly newIssueUrl: string;
  /** Addresses of hits that matches are left to the browser (spec §2 Search). */
  readonly externalUrlPattern?: string;
}

/** The settings, and the address of the site they are for. */
export const settings = siteConfig.customFields?.['search'] as SearchSettings;
export const {baseUrl, url: siteUrl} = siteConfig;

/** The file that names the current index and the scripts that search in it (plugins/search). */
export const manifestUrl = `${baseUrl}assets/search/manifest.json`;
