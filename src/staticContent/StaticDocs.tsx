import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {useHead} from '../../plugins/lean-client/standIns/head/Helmet';
import {DOCS_CONTENT} from './contentAttribute';
import type {Page} from './Page';
import {pageAt} from './pages';
import {SidebarMenu} from './SidebarMenu';
import {StaticContent} from './StaticContent';
import {Unreachable} from './Unreachable';
import {UnreachablePage} from './UnreachablePage';

function Head({page}: {page: Page}): ReactNode {
  useHead(page.head);
  return null;
}

/** In browsers, the frame of the docs around pages that stay built HTML. In place of src/theme/DocsRoot. */
export default function StaticDocs({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const isKnown = matchRoutes(route.routes ?? [], pathname).length > 0;
  const page = isKnown ? pageAt(pathname) : undefined;
  const isHere = page && !(page instanceof Unreachable);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <BackToTopButton />
        {isHere ? (
          <StaticContent page={page} path={pathname} {...DOCS_CONTENT} />
        ) : (
          <div {...DOCS_CONTENT}>
            {isKnown ? <UnreachablePage path={pathname} /> : <NotFoundContent />}
          </div>
        )}
        {isHere && page.sidebar && <SidebarMenu sidebar={page.sidebar} path={pathname} />}
      </Layout>
      {isHere && <Head page={page} />}
    </HtmlClassNameProvider>
  );
}
