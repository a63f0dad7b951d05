import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {cardPath} from '../../../plugins/social-cards/cardPath';
import {jsonInScript} from '../jsonInScript';
import type {DataSite} from './structuredData';

export {breadcrumbList, softwareApplication, techArticle, webSite} from './structuredData';

export interface PageDataProps {
  /** Kind of thing the page is (https://ogp.me/#types). */
  type: 'website' | 'article';
  /** Kind of page of the docs, which search and tools read. */
  kind?: string | undefined;
  /** What search engines are told, in the words of https://schema.org. */
  data: readonly object[];
}

/** What others show of a page: its picture, and data about it. */
export function PageData({type, kind, data}: PageDataProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <PageMetadata image={cardPath(pathname.slice(siteConfig.baseUrl.length - 1))} />
      <Head>
        <meta property="og:type" content={type} />
        {kind && <meta name="docs:kind" content={kind} />}
        {data.map((thing, index) => (
          <script key={index} type="application/ld+json">
            {jsonInScript({'@context': 'https://schema.org', ...thing})}
          </script>
        ))}
      </Head>
    </>
  );
}

/** The site, as data about its pages names it. */
export function useDataSite(): DataSite {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, tagline, url, baseUrl, customFields} = siteConfig;
  const {release, social} = customFields as unknown as Pick<DataSite, 'release' | 'social'>;
  return {
    title,
    tagline,
    root: new URL(baseUrl, url).href,
    language: i18n.currentLocale,
    release,
    social,
  };
}
