// Reason: data about the page and its picture; the framework has no place for them.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import {PageData, techArticle, useDataSite} from '@site/src/components/PageData';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, description = '', permalink} = props.categoryGeneratedIndex;
  const url = new URL(permalink, siteConfig.url).href;
  const article = techArticle({title, description, url}, useDataSite());
  return (
    <>
      <Page {...props} />
      <PageData type="article" data={[article]} />
    </>
  );
}
