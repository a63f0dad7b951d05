// Reason: marks a page's text in the built HTML, from where src/staticContent takes it.
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {CONTENT_ATTRIBUTE} from '@site/src/staticContent/contentAttribute';

const MARK = {[CONTENT_ATTRIBUTE]: ''};

export default function MarkedContent({children}: Props): ReactNode {
  if (typeof window !== 'undefined') return <MDXContent>{children}</MDXContent>;
  return (
    <div {...MARK}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
