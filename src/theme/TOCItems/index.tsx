// Reason: an element marks the section being read, in built pages as in development (src/elements/pageContents).
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

export default function TOCItems({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const levels = useThemeConfig().tableOfContents;
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? levels.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? levels.maxHeadingLevel,
  });
  return (
    <page-contents role="navigation" aria-label={strings.onThisPage}>
      <TOCItemTree
        toc={tree}
        className="table-of-contents table-of-contents__left-border"
        linkClassName="table-of-contents__link"
      />
    </page-contents>
  );
}
