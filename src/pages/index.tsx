import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';
import {PageData, softwareApplication, useDataSite, webSite} from '../components/PageData';
import {CONTENT_ATTRIBUTE, MAIN_ID} from '../client/Page';
import {BaseUrlBanner} from '../components/BaseUrlBanner';
import {Hero} from '../components/Landing/Hero';
import {RequestPath} from '../components/Landing/RequestPath';
import {Tasks} from '../components/Landing/Tasks';

// The framework demands a default export of a page.
export default function LandingPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const site = useDataSite();
  return (
    <Layout title={siteConfig.tagline} description={strings.startDescription}>
      <PageData type="website" data={[webSite(site), softwareApplication(site)]} />
      <BaseUrlBanner />
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main id={MAIN_ID}>
          <Hero tagline={siteConfig.tagline} />
          <Tasks />
          <RequestPath />
        </main>
      </div>
    </Layout>
  );
}
