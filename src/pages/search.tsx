import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pageClient} from '../search/client/pageClient';
import type {SearchResults} from '../search/page/SearchResults';
import {useSearchAddress} from '../search/page/useSearchAddress';
import {MAX_QUERY} from '../search/request/maxQuery';
import styles from './search.module.css';

type Results = ComponentType<Parameters<typeof SearchResults>[0]>;

const loadResults = () => {
  pageClient.prepare();
  return import('../search/page');
};

// Who opens a page of results wants them while the page still starts.
if (ExecutionEnvironment.canUseDOM && new URLSearchParams(window.location.search).get('q'))
  void loadResults().catch(() => {});

/** All results for the query in the address. The search itself is loaded once there is a query or a reader in the field. */
export default function SearchPage(): ReactNode {
  const {address, go, type, settle} = useSearchAddress();
  const [Results, setResults] = useState<Results>();
  const [failed, setFailed] = useState(false);
  // The built page knows no query; the first view in the browser must look the same.
  const query = useIsBrowser() ? address.query : '';

  const load = () =>
    loadResults().then(
      (module) => (setFailed(false), setResults(() => module.SearchResults)),
      () => setFailed(true),
    );
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked]);

  // The framework takes the focus to the top of the page with each new entry of the history; who types goes on typing.
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  useEffect(() => {
    if (isTyping.current) field.current?.focus();
    isTyping.current = false;
  }, [query]);

  const heading = isAsked ? `Search results for "${query.trim()}"` : 'Search the documentation';
  return (
    <Layout
      title={heading}
      description="Search the guides, the command reference and the API reference of ToolHive."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.heading}>{heading}</h1>
        <form role="search" action="" onSubmit={(event) => (event.preventDefault(), settle())}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            maxLength={MAX_QUERY}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({target}) => {
              isTyping.current = true;
              type(target.value);
            }}
            onFocus={() => void load()}
          />
        </form>
        {Results ? (
          <Results address={address} onAddress={go} />
        ) : (
          <p role={failed ? 'alert' : 'status'}>
            {failed
              ? 'Unable to fetch results. You might want to check your network connection.'
              : isAsked && 'Searching…'}
          </p>
        )}
      </main>
    </Layout>
  );
}
