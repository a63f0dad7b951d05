import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {
  HtmlClassNameProvider,
  NavbarSecondaryMenuFiller,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import {useEffect, type ComponentType, type ReactNode} from 'react';
import {livenPage} from './livenPage';
import {OperationsMenu} from './OperationsMenu';
import {revealTarget} from './revealTarget';

export interface ApiReferencePageProps {
  content: ComponentType;
  page: {title: string; description: string};
}

/** The route of the API reference: head and frame of a page of the docs around text that the browser leaves as it is. */
export default function ApiReferencePage({
  content: Content,
  page: {title, description},
}: ApiReferencePageProps): ReactNode {
  const {hash} = useLocation();
  useEffect(livenPage, []);
  useEffect(() => revealTarget(hash), [hash]);
  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.docsPages} ${ThemeClassNames.page.docsDocPage}`}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata version="current" tag="docs-default-current" />
      <Head>
        <meta name="docs:kind" content="reference" />
      </Head>
      <Layout>
        <NavbarSecondaryMenuFiller component={OperationsMenu} props={{}} />
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}
