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
  const contents = (
    <page-contents>
      <TOCItemTree
        toc={tree}
        className="table-of-contents table-of-contents__left-border"
        linkClassName="table-of-contents__link"
      />
    </page-contents>
  );
  // The list beside the text, whose links show where the reader is; the one above it has a summary as its name.
  return linkActiveClassName === undefined ? (
    contents
  ) : (
    <nav aria-label={strings.onThisPage}>{contents}</nav>
  );
}
