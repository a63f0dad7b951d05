import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {bannerScript} from './bannerScript';

/**
 * Says what is wrong when the start page comes without its scripts: most often the site lies under
 * another path than it was built for (spec §8). Not in the page's HTML, so that search engines do not read it.
 */
export function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}
