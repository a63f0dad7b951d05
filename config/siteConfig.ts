import {fileURLToPath} from 'node:url';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import type {Config} from '@docusaurus/types';
import {headTags} from './headTags';
import {hostingNeeds} from './hostingNeeds';
import {pageTemplate} from './pageTemplate';
import type {SiteOptions} from './siteOptionsSchema';
import {themeConfig} from './themeConfig';
import {hostingAnalyticsPlugin, tagAnalyticsPlugin} from '../plugins/analytics';
import {apiReferencePlugin} from '../plugins/api-reference';
import {changesReferencePlugin} from '../plugins/changes-reference';
import cliReferencePlugin from '../plugins/cli-reference';
import {remarkCommandLinks} from '../plugins/cli-reference/remarkCommandLinks';
import {remarkDefaults} from '../plugins/cli-reference/remarkDefaults';
import {codeBlocksPlugin} from '../plugins/code-blocks';
import {rehypeCodeBlocks} from '../plugins/code-blocks/rehypeCodeBlocks';
import {diagramsPlugin} from '../plugins/diagrams';
import {remarkDiagrams} from '../plugins/diagrams/remarkDiagrams';
import {builtPagesPlugin} from '../plugins/built-pages';
import {earlyInputPlugin} from '../plugins/early-input';
import {esmSitePlugin} from '../plugins/esm-site';
import {hosting} from '../plugins/hosting';
import {inlineCss} from '../plugins/inline-css';
import {leanClientPlugin} from '../plugins/lean-client';
import {leanServerPlugin} from '../plugins/lean-server';
import {longPagesPlugin} from '../plugins/long-pages';
import {pageChecksPlugin} from '../plugins/page-checks';
import {brokenImage} from '../plugins/page-checks/brokenImage';
import {parseFrontMatter} from '../plugins/page-checks/parseFrontMatter';
import {preferredVersionPlugin} from '../plugins/preferred-version';
import {publishedUrls} from '../plugins/published-urls';
import {pageAssets} from '../plugins/page-assets';
import {pageStylesPlugin} from '../plugins/page-styles';
import {robotsPlugin} from '../plugins/robots';
import {searchInDevPlugin, searchIndex} from '../plugins/search';
import {startInPiecesPlugin} from '../plugins/start-in-pieces';
import {staticContentPlugin} from '../plugins/static-content';
import {styleToolsPlugin} from '../plugins/style-tools';
import {unusedCss} from '../plugins/unused-css';
import type {SiteEnvironment} from '../site.config';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const cliSpec = {specFile: at('specs/thv-cli.yaml')};

const docs = (release: string): DocsOptions => ({
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: at('sidebars.ts'),
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {current: {label: release, path: '/'}},
  beforeDefaultRemarkPlugins: [
    [remarkDiagrams, {siteDir: at('')}],
    [remarkDefaults, cliSpec],
    [remarkCommandLinks, cliSpec],
  ],
  rehypePlugins: [rehypeCodeBlocks],
});

const pages: PagesOptions = {path: 'src/pages'};

const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/theme-preview', '/search'],
};

/** What answers clicks and keys on every page. */
const BEHAVIOURS = [
  'copyCode',
  'tabs',
  'sidebar',
  'tableOfContents',
  'progressBar',
  'navbarAtBottom',
  'mobileMenu',
  'focusAnchor',
  'unexpectedColorMode',
];

/**
 * The framework's configuration of a site with these options, from the folders of this project. The
 * small sites of tests/scenarios are made by it too.
 */
export function siteConfig(site: SiteOptions, environment: SiteEnvironment): Config {
  return {
    title: site.title,
    tagline: site.tagline,
    titleDelimiter: '|',
    url: environment.url,
    baseUrl: environment.baseUrl,
    favicon: 'img/favicon.svg',
    i18n: {defaultLocale: 'en', locales: site.locales},
    // Spec §2: broken links fail the build; broken Markdown links only warn.
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    // The start page has its own, which the content policy lets run (src/components/BaseUrlBanner).
    baseUrlIssueBanner: false,
    markdown: {
      mermaid: true,
      format: 'mdx',
      parseFrontMatter,
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: brokenImage},
    },
    future: {
      faster: true,
      // Spec §3: the colour mode is stored under the key `theme`, so storage keys get no suffix.
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        siteStorageNamespacing: false,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: false,
      },
    },
    customFields: {search: {...site.search, ...environment.search}},
    headTags: headTags(environment.baseUrl),
    ssrTemplate: pageTemplate(site.colorMode.defaultMode),
    clientModules: [...BEHAVIOURS, ...(site.announcementBar ? ['newAnnouncement'] : [])].map(
      (name) => at(`src/behaviours/${name}.ts`),
    ),
    plugins: [
      // First, so that the scripts of all others come under its rules.
      () => ({
        name: 'trusted-types',
        getClientModules: () => [at('src/behaviours/trustedTypes.ts')],
      }),
      [
        cliReferencePlugin,
        {
          ...cliSpec,
          sinceFile: at('specs/since.yaml'),
          outDir: at('docs/toolhive/reference/cli'),
        },
      ],
      changesReferencePlugin({
        ...cliSpec,
        sinceFile: at('specs/since.yaml'),
        changesFile: at('specs/changes.yaml'),
        page: at('docs/toolhive/reference/changes.mdx'),
      }),
      [
        apiReferencePlugin,
        {specFile: at('specs/toolhive-api.yaml'), route: '/toolhive/reference/api'},
      ],
      ['@docusaurus/plugin-content-docs', docs(site.release)],
      ['@docusaurus/plugin-content-pages', pages],
      ['@docusaurus/plugin-sitemap', sitemap],
      ...(environment.vercelAnalytics ? [hostingAnalyticsPlugin] : []),
      ...(environment.gtagId === undefined ? [] : [tagAnalyticsPlugin(environment.gtagId)]),
      '@docusaurus/plugin-css-cascade-layers',
      pageChecksPlugin,
      earlyInputPlugin,
      longPagesPlugin,
      startInPiecesPlugin,
      esmSitePlugin,
      codeBlocksPlugin,
      diagramsPlugin,
      staticContentPlugin,
      leanClientPlugin,
      leanServerPlugin,
      preferredVersionPlugin,
      pageStylesPlugin,
      styleToolsPlugin,
      robotsPlugin,
      searchInDevPlugin,
      builtPagesPlugin(
        searchIndex,
        pageAssets,
        unusedCss,
        inlineCss,
        publishedUrls,
        hosting(hostingNeeds(environment)),
      ),
    ],
    themes: [
      ['@docusaurus/theme-classic', {customCss: [at('src/css/index.css')]}],
      '@docusaurus/theme-mermaid',
    ],
    themeConfig: themeConfig(site) satisfies MermaidThemeConfig,
  };
}
