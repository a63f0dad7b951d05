import Head from '@docusaurus/Head';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CONTENT_ATTRIBUTE} from '../client/Page';
import {MAX_QUERY} from '../islands/search/request/maxQuery';
import styles from './search.module.css';

/** Where all pages can be reached from, for readers without scripts. */
const INDEXES = [
  ['/toolhive/', 'Documentation home'],
  ['/toolhive/guides-cli', 'Guides to the command line'],
  ['/toolhive/guides-k8s', 'Guides to Kubernetes'],
  ['/toolhive/reference/cli/', 'Command reference'],
  ['/toolhive/reference/api', 'API reference'],
] as const;

/** All results for the query in the address. The form works by its address; results are an island (src/elements/searchPage). */
export default function SearchPage(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const heading = 'Search the documentation';
  return (
    <Layout
      title={heading}
      description="Search the guides, the command reference and the API reference of ToolHive."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main className={styles.page}>
          <search-page>
            <h1 className={styles.heading}>{heading}</h1>
            <form className={styles.form} role="search" action={useBaseUrl('/search')}>
              <input
                className={styles.field}
                type="search"
                name="q"
                aria-label="Search"
                placeholder="Search docs"
                maxLength={MAX_QUERY}
                autoComplete="off"
                spellCheck={false}
              />
              <button className={styles.button} type="submit">
                Show results
              </button>
            </form>
            <p role="status" data-status="" />
            <button type="button" data-retry="" hidden>
              Retry
            </button>
            <div data-results="" />
            <noscript>
              <p>
                The search needs JavaScript, which does not run in your browser now. All pages can
                be reached from these:
              </p>
              <ul>
                {INDEXES.map(([path, name]) => (
                  <li key={path}>
                    <a href={withBaseUrl(path)}>{name}</a>
                  </li>
                ))}
              </ul>
            </noscript>
          </search-page>
        </main>
      </div>
    </Layout>
  );
}
