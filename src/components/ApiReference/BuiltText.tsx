import useBrokenLinks from '@docusaurus/useBrokenLinks';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';
import type {BuiltModel} from '../../../plugins/api-reference/buildModel';
import type {PageAddresses} from '../../../plugins/api-reference/model';
import {CONTENT_ATTRIBUTE} from '../../client/Page';
import {ApiReference} from './ApiReference';

const MARK = {[CONTENT_ATTRIBUTE]: ''};

/** The page's text as the build draws it: marked for the browser, its anchors known to the check of broken links. */
export function BuiltText({
  built: {model, anchors},
  addresses,
}: {
  built: BuiltModel;
  addresses: PageAddresses;
}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of anchors) collectAnchor(anchor);
  return (
    <div {...MARK}>
      <api-reference>
        <ApiReference model={model} addresses={addresses} home={<HomeBreadcrumbItem />} />
      </api-reference>
    </div>
  );
}
