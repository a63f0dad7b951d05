// Reason: an element marks the section being read, in built pages as in development (src/elements/pageContents).
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

export default function TOCItems({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
  linkActiveClassName,
}: Props): ReactNode {
  const levels = useThemeConfig().tableOfContents;
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? levels.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? levels.maxHeadingLevel,
  });
  const list = (
    <TOCItemTree
      toc={tree}
      className="table-of-contents table-of-contents__left-border"
      linkClassName="table-of-contents__link"
    />
  );
  // The list above the text has a summary as its name, and is out of sight while its sections are read.
  if (linkActiveClassName === undefined) return list;
  return (
    <nav aria-label={strings.onThisPage}>
      <page-contents>{list}</page-contents>
    </nav>
  );
}
