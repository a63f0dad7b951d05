// Reason: marks the part of a page that stays built HTML, from where src/staticContent takes it.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {DOCS_CONTENT} from '@site/src/staticContent/contentAttribute';

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <BackToTopButton />
        <div {...DOCS_CONTENT}>{renderRoutes(route.routes ?? [])}</div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
