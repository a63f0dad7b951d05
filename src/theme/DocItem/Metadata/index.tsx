// Reason: search and tools read which kind of page this is, and data about it; the framework has no place for it.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {PageData, techArticle, useDataSite} from '@site/src/components/PageData';
import type {ReadFrontMatter} from '@site/plugins/page-checks/parseFrontMatter';

export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const site = useDataSite();
  const {metadata, frontMatter} = useDoc();
  const {kind, reading_minutes: minutes} = frontMatter as ReadFrontMatter;
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const url = new URL(permalink, siteConfig.url).href;
  return (
    <>
      <Metadata />
      <PageData
        type="article"
        kind={kind}
        data={[
          techArticle(
            {title, description, url, changedAt: lastUpdatedAt ?? undefined, minutes},
            site,
          ),
        ]}
      />
    </>
  );
}
