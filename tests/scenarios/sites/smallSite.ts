import type {Config} from '@docusaurus/types';
import {parseOptions} from '@toolhive-docs/options';
import {SiteOptionsSchema, type SiteOptions} from '../../../config/siteOptionsSchema';
import {siteConfig} from '../../../config/siteConfig';
import {environment, site, type SiteEnvironment} from '../../../site.config';

interface Differences {
  /** What differs from the options in site.config.ts. */
  readonly options: Partial<SiteOptions>;
  /** What differs from an environment that sets nothing. */
  readonly environment: Partial<SiteEnvironment>;
}

/** A site like ours but for some options, with pages of its own (`pages/`). */
export function smallSite({options, environment: variables}: Differences): Config {
  const all = parseOptions(
    SiteOptionsSchema,
    {...site, ...options},
    'the options of a scenario site',
  );
  const config = siteConfig(all, {
    ...environment,
    url: 'http://localhost:3000',
    baseUrl: '/',
    ...variables,
  });
  return {
    ...config,
    // The start page leads to pages that only our own site has.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
  };
}
