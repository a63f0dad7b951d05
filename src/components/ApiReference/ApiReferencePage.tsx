import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import type {ComponentType, ReactNode} from 'react';

export interface ApiReferencePageProps {
  content: ComponentType;
  page: {title: string; description: string};
}

/** The route of the API reference: head and frame of a page of the docs around its text. */
export default function ApiReferencePage({
  content: Content,
  page: {title, description},
}: ApiReferencePageProps): ReactNode {
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
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}
