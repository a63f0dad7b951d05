// Reason: readers say whether a page helped, and report issues; the stock footer has no place for that.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import {Filled} from '@site/src/components/Filled';
import type {SearchSettings} from '@site/src/client/site';
import {issueUrl} from './issueUrl';

/** A day in the words of a language. */
function Day({time}: {time: number}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const day = new Date(time);
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return <time dateTime={day.toISOString().slice(0, 10)}>{format.format(day)}</time>;
}

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const {editUrl, lastUpdatedAt, title, permalink} = metadata;
  const {newIssueUrl} = (siteConfig.customFields as unknown as {search: SearchSettings}).search;
  const address = new URL(permalink, siteConfig.url).href;
  return (
    <div className={`${ThemeClassNames.docs.docFooter} page-footer`}>
      <page-feedback data-page={permalink} data-version={version} />
      <div>
        <copy-commands>
          <button type="button" className="clean-btn">
            {strings.copyCommands}
          </button>{' '}
          <span aria-live="polite" />
        </copy-commands>
        {editUrl && (
          <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
            <Translate id="theme.common.editThisPage">Edit this page</Translate>
          </Link>
        )}{' '}
        <Link to={issueUrl(newIssueUrl, {title, address, version})}>{strings.reportIssue}</Link>{' '}
        {lastUpdatedAt && (
          <span className={ThemeClassNames.common.lastUpdated}>
            <Filled text={strings.lastUpdated} parts={{date: <Day time={lastUpdatedAt} />}} />
          </span>
        )}
      </div>
    </div>
  );
}
