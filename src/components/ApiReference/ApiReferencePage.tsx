import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import type {ComponentType, ReactNode} from 'react';
import {breadcrumbList, PageData, techArticle, useDataSite} from '../PageData';

export interface ApiReferencePageProps {
  content: ComponentType;
  page: {title: string; description: string; path: string};
}

/** The route of the API reference: head and frame of a page of the docs around its text. */
export default function ApiReferencePage({
  content: Content,
  page: {title, description, path},
}: ApiReferencePageProps): ReactNode {
  const site = useDataSite();
  const url = new URL(path, site.root).href;

  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.docsPages} ${ThemeClassNames.page.docsDocPage}`}
    >
      <PageMetadata title={title} description={description} />
      <PageData
        type="article"
        kind="reference"
        data={[
          techArticle({title, description, url}, site),
          breadcrumbList([
            {name: site.title, url: site.root},
            {name: title, url},
          ]),
        ]}
      />
      <SearchMetadata version="current" tag="docs-default-current" />
      <Layout>
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}
