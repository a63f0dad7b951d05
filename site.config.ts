import {parseOptions} from './config/parseOptions';
import {searchDoor} from './config/searchDoor';
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
    navbar: {hideOnScroll: true},
    search: {newIssueUrl: 'https://github.com/stacklok/toolhive/issues/new'},
    editUrl: 'https://github.com/stacklok/docs-website/edit/main/',
    locales: ['en'],
  },
  'site.config.ts',
);

// An empty variable counts as unset: that is how shells and hosting consoles clear one.
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const variables = parseOptions(EnvironmentSchema, set, 'the environment');

/** The environment, read here and nowhere else; README.md has the table. */
export const environment = {
  url: variables.SITE_URL,
  baseUrl: variables.BASE_URL,
  host: variables.HOST,
  port: variables.PORT,
  chromiumPath: variables.CHROMIUM_PATH,
  ci: variables.CI,
  vercelAnalytics: variables.VERCEL_ANALYTICS === 'on',
  gtagId: variables.GTAG_ID,
  search: searchDoor(variables),
  // May change the hosted index; unlike `search` it never goes to the pages.
  searchAdminKey: variables.SEARCH_ADMIN_KEY,
  eventsLog: variables.EVENTS_LOG,
} as const;

export type SiteEnvironment = typeof environment;
