import Head from '@docusaurus/Head';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';
import {API_DOC} from '../../plugins/api-reference/apiDoc';
import {ToolPage} from '../components/ToolPage';
import {MAX_QUERY} from '../islands/search/request/cut';
import {jsonInScript} from '../components/jsonInScript';
import styles from './search.module.css';

/** Where all pages can be reached from, for readers without scripts. */
const INDEXES = [
  ['/toolhive/', strings.docsHome],
  ['/toolhive/guides-cli', strings.cliGuides],
  ['/toolhive/guides-k8s', strings.kubernetesGuides],
  ['/toolhive/reference/cli/', strings.commandReference],
  [`/${API_DOC}`, strings.apiReference],
] as const;

/** Shows the query of the address while the script of the page is on its way. */
const SHOW_QUERY = `addEventListener('DOMContentLoaded', () => {
  const page = document.querySelector('search-page');
  const query = new URLSearchParams(location.search).get('q');
  if (!query || !query.trim()) return;
  page.querySelector('input').value ||= query;
  page.querySelector('[data-status]').textContent = ${jsonInScript(strings.searching)};
});`;

/** All results for the query in the address. The form works by its address; results are an island (src/elements/searchPage). */
export default function SearchPage(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ToolPage title={strings.searchTheDocs} description={strings.searchPageDescription}>
      <Head>
        <script>{SHOW_QUERY}</script>
      </Head>
      <search-page>
        <h1 className={styles.title}>{strings.searchTheDocs}</h1>
        <form className={styles.form} role="search" action={useBaseUrl('/search')}>
          <input
            className={styles.field}
            type="search"
            name="q"
            aria-label={strings.search}
            placeholder={strings.searchDocs}
            maxLength={MAX_QUERY}
            autoComplete="off"
            spellCheck={false}
          />
          <button className={styles.button} type="submit">
            {strings.showResults}
          </button>
        </form>
        <p role="status" data-status="" />
        <button type="button" data-retry="" hidden>
          {strings.retry}
        </button>
        <div data-results="" />
        <noscript>
          <p>{strings.searchNeedsScripts}</p>
          <ul>
            {INDEXES.map(([path, name]) => (
              <li key={path}>
                <a href={withBaseUrl(path)}>{name}</a>
              </li>
            ))}
          </ul>
        </noscript>
      </search-page>
    </ToolPage>
  );
}
