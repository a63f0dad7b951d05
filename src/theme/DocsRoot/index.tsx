// Reason: marks the part of a page that in-site navigation replaces (src/client/Page).
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CONTENT_ATTRIBUTE} from '@site/src/client/Page';

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <BackToTopButton />
        <div {...{[CONTENT_ATTRIBUTE]: ''}} className="docs-content">
          {renderRoutes(route.routes ?? [])}
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
