import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {cardPath} from '../../../plugins/social-cards/cardPath';

export interface PageDataProps {
  /** Kind of thing the page is (https://ogp.me/#types). */
  type: 'website' | 'article';
  /** What search engines are told, in the words of https://schema.org. */
  data: readonly object[];
}

/** What others show of a page: its picture, and data about it. */
export function PageData({type, data}: PageDataProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <PageMetadata image={cardPath(pathname.slice(siteConfig.baseUrl.length - 1))} />
      <Head>
        <meta property="og:type" content={type} />
        {data.map((thing, index) => (
          <script key={index} type="application/ld+json">
            {JSON.stringify({'@context': 'https://schema.org', ...thing}).replaceAll(
              '<',
              '\\u003c',
            )}
          </script>
        ))}
      </Head>
    </>
  );
}
