import {parseOptions} from '@toolhive-docs/options';
import {searchBackend} from './config/searchBackend';
import {searchDatabase} from './config/searchDatabase';
import {EnvironmentSchema, SiteOptionsSchema} from './config/siteOptionsSchema';

/** What a maintainer sets about the site. Every value is checked; a wrong one stops the build. */
export const site = parseOptions(
  SiteOptionsSchema,
  {
    title: 'ToolHive Docs',
    tagline: 'Simple and secure AI tools',
    docsName: 'ToolHive Docs',
    description:
      'Guides, command reference and API reference for ToolHive, which runs MCP servers in containers.',
    // The release these pages describe. `npm run cut-version` freezes them under this label.
    release: 'v0.0.47',
    copyright: 'Copyright © 2025 Stacklok, Inc.',
    social: [
      {label: 'Source code', href: 'https://github.com/stacklok/toolhive', icon: 'github'},
      {label: 'Community chat', href: 'https://discord.gg/stacklok', icon: 'discord'},
      {label: 'Video channel', href: 'https://youtube.com/@stacklok', icon: 'youtube'},
    ],
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
    navbar: {
      hideOnScroll: true,
      // Without a position: at the right. Kinds: README of the framework's theme, "Navbar items".
      items: [
        {type: 'docSidebar', sidebarId: 'docs', position: 'left'},
        {type: 'version', position: 'left', className: 'pill'},
        {type: 'search'},
        {type: 'social'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Start',
          items: [
            {label: 'Quickstart', to: '/toolhive/quickstart'},
            {label: 'Install', to: '/toolhive/guides-cli/install'},
            {label: 'What is MCP?', to: '/toolhive/concepts/mcp-primer'},
            {label: 'Keep these docs offline', to: '/offline'},
          ],
        },
        {
          title: 'Reference',
          items: [
            {label: 'Command reference', to: '/toolhive/reference/cli/'},
            {label: 'Client compatibility', to: '/toolhive/reference/client-compatibility'},
            {label: 'API reference', to: '/toolhive/reference/api'},
          ],
        },
        {title: 'Community', items: 'social'},
      ],
    },
    search: {newIssueUrl: 'https://github.com/stacklok/toolhive/issues/new'},
    // Where readers propose changes: the address that a file's path is put behind, as in
    // 'https://code.example/docs/edit/main/'. Left out: pages have no link "Edit this page".
    agents: {training: true},
    locales: [{code: 'en', label: 'English', htmlLang: 'en'}],
  },
  'site.config.ts',
);

// An empty variable counts as unset: that is how shells and hosting consoles clear one.
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const variables = parseOptions(EnvironmentSchema, set, 'the environment');

/** The environment, read here and nowhere else; README.md has the table. */
export const environment = {
  url: variables.SITE_URL,
  /** False for the default, which is not where other ports and hosts are. */
  isUrlSet: set['SITE_URL'] !== undefined,
  baseUrl: variables.BASE_URL,
  host: variables.HOST,
  port: variables.PORT,
  chromiumPath: variables.CHROMIUM_PATH,
  ci: variables.CI,
  vercelAnalytics: variables.VERCEL_ANALYTICS === 'on',
  gtagId: variables.GTAG_ID,
  hasMcp: variables.MCP_SERVER === 'on',
  search: searchBackend(variables),
  // May change the hosted index; unlike `search` it never goes to the pages.
  searchAdminKey: variables.SEARCH_ADMIN_KEY,
  // Where the server searches, left out for the index of the build; and where `npm run search:push` may write.
  searchDatabase: searchDatabase(variables),
  searchDatabaseUrl: variables.SEARCH_DATABASE_URL,
  // At most one of these three says where the server keeps events.
  eventsLog: variables.EVENTS_LOG,
  eventsDatabaseUrl: variables.EVENTS_DATABASE_URL,
  otlpLogsEndpoint: variables.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT,
  // Its value is read by OpenTelemetry itself, as are the others that deploy/README.md names.
  metrics:
    (variables.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT) !==
    undefined,
  logFormat: variables.LOG_FORMAT,
  logRequests: variables.LOG_REQUESTS === 'on',
} as const;

export type SiteEnvironment = typeof environment;
