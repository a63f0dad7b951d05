import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageData, softwareApplication, useDataSite, webSite} from '../components/PageData';
import {CONTENT_ATTRIBUTE} from '../client/Page';
import {BaseUrlBanner} from '../components/BaseUrlBanner';
import {Hero} from '../components/Landing/Hero';
import {RequestPath} from '../components/Landing/RequestPath';
import {Tasks} from '../components/Landing/Tasks';

// The framework demands a default export of a page.
export default function LandingPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const site = useDataSite();
  return (
    <Layout
      title={siteConfig.tagline}
      description="ToolHive runs MCP servers in containers with the least access they need. Guides for the thv command line, its local API and the Kubernetes operator."
    >
      <PageData type="website" data={[webSite(site), softwareApplication(site)]} />
      <BaseUrlBanner />
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main>
          <Hero tagline={siteConfig.tagline} />
          <Tasks />
          <RequestPath />
        </main>
      </div>
    </Layout>
  );
}
