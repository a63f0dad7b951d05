// Reason: guides say how long they take to read; the framework has no place for it.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import type {ReadFrontMatter} from '@site/plugins/page-checks/parseFrontMatter';

export default function DocItemContent(props: Props): ReactNode {
  const {kind, reading_minutes: minutes} = useDoc().frontMatter as ReadFrontMatter;
  // References are looked things up in, not read.
  const isRead = minutes !== undefined && kind !== 'reference';
  return (
    <>
      {isRead && (
        <div className="reading-time" data-search="skip">
          {strings.readingTime(minutes)}
        </div>
      )}
      <Content {...props} />
    </>
  );
}
