import type {Config} from '@docusaurus/types';
import {parseOptions} from '@toolhive-docs/options';
import {SiteOptionsSchema, type SiteOptions} from '../../../config/siteOptionsSchema';
import {withPosition} from '../../../config/withPosition';
import {siteConfig} from '../../../config/siteConfig';
import {environment, site, type SiteEnvironment} from '../../../site.config';

interface Differences {
  /** What differs from the options in site.config.ts. */
  readonly options: Partial<SiteOptions>;
  /** What differs from an environment that sets nothing. */
  readonly environment: Partial<SiteEnvironment>;
  /** What differs in navbar and footer. */
  readonly navbarItems: readonly object[];
  readonly footer: object;
}

/** A site like ours but for some options, with pages of its own (`pages/`). */
export function smallSite({
  options,
  environment: variables,
  navbarItems,
  footer,
}: Differences): Config {
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
    themeConfig: {
      ...config.themeConfig,
      navbar: {...(config.themeConfig?.['navbar'] as object), items: withPosition(navbarItems)},
      footer: {copyright: all.copyright, ...footer},
    },
  };
}
