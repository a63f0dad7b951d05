// Reason: the stock link stands in its heading, so readers who hear the page hear the name of each heading twice.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';
import {SectionHeading} from '@site/src/components/SectionHeading';

export default function Heading({as: Tag, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // No list leads to the title of the page.
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  brokenLinks.collectAnchor(id);
  return <SectionHeading {...props} as={Tag} id={id} />;
}
