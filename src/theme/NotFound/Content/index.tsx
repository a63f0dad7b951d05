// Reason: the stock text tells readers to contact somebody; ours shows the nearest pages and ways on.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {NearestPages} from '@site/src/components/NearestPages';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.main}>
      {/* The docs claim every address below `/`, so an unknown one reaches this part without a title. */}
      <PageMetadata
        title="Page not found"
        description="There is no page at this URL. See the nearest pages, search, and where to go next."
      />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>Page not found</h1>
      <p>There is no page at this URL. The page may have moved, or the URL may be misspelled.</p>
      <h2>Where to go next</h2>
      <ul>
        <li>
          <Link to="/search">Search the documentation</Link>, or press <kbd>/</kbd> on any page
        </li>
        <li>
          <Link to="/toolhive/">Documentation home</Link>, every guide by task
        </li>
        <li>
          <Link to="/toolhive/reference/cli/">Command reference</Link>, a page for each{' '}
          <code>thv</code> command
        </li>
        <li>
          <Link to="/">Start page</Link>
        </li>
      </ul>
      <NearestPages />
    </main>
  );
}
