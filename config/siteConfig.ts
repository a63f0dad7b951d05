import {fileURLToPath} from 'node:url';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Config} from '@docusaurus/types';
import {headTags} from './headTags';
import {hostingNeeds} from './hostingNeeds';
import type {SiteOptions} from './siteOptionsSchema';
import {themeConfig} from './themeConfig';
import {agentFiles} from '../plugins/agent-files';
import {apiReferencePlugin} from '../plugins/api-reference';
import {API_DOC} from '../plugins/api-reference/apiDoc';
import {changesReferencePlugin} from '../plugins/changes-reference';
import {changesFiles} from '../plugins/changes-reference/files';
import {cliReferencePlugin} from '../plugins/cli-reference';
import {commandFiles} from '../plugins/cli-reference/files';
import {remarkCommandLinks} from '../plugins/cli-reference/remarkCommandLinks';
import {remarkDefaults} from '../plugins/cli-reference/remarkDefaults';
import {rehypeCodeBlocks} from '../plugins/code-blocks/rehypeCodeBlocks';
import {remarkDiagrams} from '../plugins/diagrams/remarkDiagrams';
import {remarkFileLinks} from '../plugins/file-links/remarkFileLinks';
import {builtPagesPlugin} from '../plugins/built-pages';
import {errorsReferencePlugin} from '../plugins/errors-reference';
import {errorFile} from '../plugins/error-file';
import {frameworkPlugin} from '../plugins/framework';
import {pageTemplate} from '../plugins/framework/pageTemplate';
import {hosting} from '../plugins/hosting';
import {offline} from '../plugins/offline';
import {pageChecksPlugin} from '../plugins/page-checks';
import {brokenImage} from '../plugins/page-checks/brokenImage';
import {parseFrontMatter} from '../plugins/page-checks/parseFrontMatter';
import {notFoundPage} from '../plugins/not-found-page';
import {pageFiles} from '../plugins/page-files';
import {publishedUrls} from '../plugins/published-urls';
import {pageDates, sourcesOf} from '../plugins/page-dates';
import {robotsPlugin} from '../plugins/robots';
import {searchInDevPlugin, searchIndex} from '../plugins/search';
import {socialCards} from '../plugins/social-cards';
import {stringsPlugin} from '../plugins/strings';
import {unusedCss} from '../plugins/unused-css';
import {rehypeRowHeaders} from '../plugins/tables/rehypeRowHeaders';
import {rehypeSymptomRows} from '../plugins/tables/rehypeSymptomRows';
import {rehypeWideTables} from '../plugins/tables/rehypeWideTables';
import type {SiteEnvironment} from '../site.config';
import {firstScript} from '../src/client/first';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The file to change for a page: the first that a build writes it from, or the page itself; none where it is made from many. */
function writtenBy(page: string): string | undefined {
  const source = sourcesOf(page)[1] ?? page;
  return source.endsWith('/') ? undefined : source;
}

const docs = ({release, editUrl}: SiteOptions): DocsOptions => ({
  routeBasePath: '/',
  sidebarPath: at('sidebars.ts'),
  showLastUpdateTime: true,
  ...(editUrl !== undefined && {
    // Of a page that the build writes, what it is written from.
    editUrl: ({versionDocsDirPath, docPath}) => {
      const file = writtenBy(`${versionDocsDirPath}/${docPath}`);
      return file === undefined ? undefined : editUrl + file;
    },
  }),
  lastVersion: 'current',
  versions: {current: {label: release, path: '/'}},
  beforeDefaultRemarkPlugins: [
    [remarkDiagrams, {siteDir: at('')}],
    [remarkDefaults, commandFiles],
    [remarkCommandLinks, commandFiles],
    [remarkFileLinks, {siteDir: at('')}],
  ],
  rehypePlugins: [rehypeCodeBlocks, rehypeWideTables, rehypeRowHeaders, rehypeSymptomRows],
});

const sitemap = (baseUrl: string, [, ...others]: SiteOptions['locales']): SitemapOptions => ({
  lastmod: 'date',
  changefreq: null,
  priority: null,
  // The framework compares whole paths.
  ignorePatterns: ['', ...others.map(({code}) => `${code}/`)].flatMap((locale) =>
    ['theme-preview', 'search', 'offline'].map((page) => baseUrl + locale + page),
  ),
});

/** How page views are counted. Views in development are not counted. */
const analytics = ({vercelAnalytics, gtagId}: SiteEnvironment): object =>
  vercelAnalytics || gtagId !== undefined
    ? {
        analytics: {
          ...(vercelAnalytics && {hosting: true}),
          ...(gtagId !== undefined && process.env.NODE_ENV === 'production' && {gtagId}),
        },
      }
    : {};

/**
 * The framework's configuration of a site with these options, from the folders of this project. The
 * small sites of tests/scenarios are made by it too.
 */
export function siteConfig(site: SiteOptions, environment: SiteEnvironment): Config {
  const dates = pageDates(at(''));
  return {
    title: site.title,
    tagline: site.tagline,
    url: environment.url,
    baseUrl: environment.baseUrl,
    favicon: 'img/favicon.svg',
    i18n: {
      defaultLocale: site.locales[0].code,
      locales: site.locales.map(({code}) => code),
      localeConfigs: Object.fromEntries(
        site.locales.map(({code, label, htmlLang}) => [code, {label, htmlLang}]),
      ),
    },
    // Spec §2: broken links fail the build; broken Markdown links only warn.
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    // The start page has its own, which the content policy lets run (src/components/BaseUrlBanner).
    baseUrlIssueBanner: false,
    markdown: {
      parseFrontMatter,
      hooks: {
        // plugins/page-checks warns of them, in every build. The check of links, which would stop it, leaves out what begins so.
        onBrokenMarkdownLinks: ({url}) => `pathname://${url}`,
        onBrokenMarkdownImages: brokenImage,
      },
    },
    future: {
      experimental_vcs: dates,
      // Browsers get no compiled pages: the bundle that renders them must not wait for those of another.
      faster: {mdxCrossCompilerCache: false},
      // Spec §3: the colour mode is stored under the key `theme`, so storage keys get no suffix.
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        siteStorageNamespacing: false,
        fasterByDefault: true,
      },
    },
    customFields: {
      search: {...site.search, ...environment.search},
      release: site.release,
      social: site.social.map(({href}) => href),
      ...(!environment.hasMcp && {mcp: false}),
      ...analytics(environment),
    },
    headTags: headTags(environment.baseUrl),
    ssrTemplate: pageTemplate(site.colorMode),
    plugins: [
      frameworkPlugin(
        firstScript({
          colorMode: site.colorMode,
          announcementBar: site.announcementBar,
          isBuilt: process.env.NODE_ENV === 'production',
        }),
      ),
      cliReferencePlugin(commandFiles),
      changesReferencePlugin(changesFiles),
      errorsReferencePlugin(at('')),
      apiReferencePlugin({
        specFile: at('specs/toolhive-api.yaml'),
        route: `/${API_DOC}`,
      }),
      ['@docusaurus/plugin-content-docs', docs(site)],
      '@docusaurus/plugin-content-pages',
      ['@docusaurus/plugin-sitemap', sitemap(environment.baseUrl, site.locales)],
      '@docusaurus/plugin-css-cascade-layers',
      stringsPlugin,
      pageChecksPlugin,
      robotsPlugin(site.agents.training),
      searchInDevPlugin,
      builtPagesPlugin(
        searchIndex,
        errorFile(site.release, at('specs/toolhive-api.yaml')),
        agentFiles({release: site.release, description: site.description, dates}),
        unusedCss,
        notFoundPage,
        pageFiles,
        // Its pictures are drawn while the parts before it work.
        socialCards,
        publishedUrls,
        offline,
        hosting(hostingNeeds(environment)),
      ),
    ],
    themes: [['@docusaurus/theme-classic', {customCss: [at('src/css/index.css')]}]],
    themeConfig: themeConfig(site),
  };
}
