import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {ERRORS_DOC} from '../../../plugins/errors-reference/errorsDoc';
import {SITE_DATA_ATTRIBUTE, type SearchSettings, type Site} from '../../client/site';
import {jsonInScript} from '../jsonInScript';

function useVersions(): Pick<Site, 'versions' | 'errors'> {
  const versions = Object.values(useAllDocsData())
    .flatMap((docs) => docs.versions)
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
  const pathOf = (id: string, {docs}: (typeof versions)[number]): string | undefined =>
    docs.find((doc) => doc.id === id)?.path;
  const errors = versions[0] && pathOf(ERRORS_DOC, versions[0]);
  return {
    versions: versions.map((version) => ({
      name: version.name,
      label: version.label,
      path: pathOf(version.mainDocId, version) ?? '/',
    })),
    ...(errors && {errors}),
  };
}

/** Our own server answers each language below the path of its pages, from its own index. */
function useSearch(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search} = siteConfig.customFields as unknown as Pick<Site, 'search'>;
  const home = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl;
  return {
    ...search,
    ...(search.hosts && {
      hosts: search.hosts.map((host) => (host === home ? siteConfig.baseUrl : host)),
    }),
  };
}

/** What scripts must know of the site, as data in the page (src/client/site). */
export function SiteData(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl, url, customFields} = siteConfig;
  const {mcp, analytics} = customFields as unknown as Pick<Site, 'mcp' | 'analytics'>;
  const data: Site = {
    baseUrl,
    url,
    locale: i18n.currentLocale,
    search: useSearch(),
    ...useVersions(),
    // The MCP server has the pages of the first language.
    ...((mcp === false || i18n.currentLocale !== i18n.defaultLocale) && {mcp: false}),
    ...(analytics && {analytics}),
  };
  return (
    <script
      {...{[SITE_DATA_ATTRIBUTE]: ''}}
      type="application/json"
      dangerouslySetInnerHTML={{__html: jsonInScript(data)}}
    />
  );
}
