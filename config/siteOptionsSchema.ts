import * as z from 'zod';
import {isBrand} from './brandMark';

/** Colour modes a reader can see (spec §4, "Colour mode"). */
const ColorMode = z.enum(['light', 'dark'], 'Unexpected color mode; allowed: "light" | "dark"');

const HttpsAddress = z.url({protocol: /^https$/, error: 'allowed: an https:// address'});

const Link = z.strictObject({
  label: z.string().min(1),
  href: HttpsAddress,
  icon: z
    .string()
    .refine(isBrand, 'allowed: a name of https://simpleicons.org, such as github or discord'),
});

/** An item of the navbar. `version` and `social` are ours; the framework checks the others. */
const NavbarItem = z.looseObject({
  type: z.string().min(1).optional(),
  position: z.enum(['left', 'right']).optional(),
});

const FooterLink = z
  .strictObject({
    label: z.string().min(1),
    to: z.string().startsWith('/', 'allowed: a path of this site').optional(),
    href: HttpsAddress.optional(),
  })
  .refine(
    ({to, href}) => (to === undefined) !== (href === undefined),
    'allowed: either to, a path of this site, or href, an https:// address',
  );

/** Columns of links, or links in one row; `social` stands for the social links. */
const Footer = z.strictObject({
  style: z.enum(['dark', 'light']),
  links: z.union([
    z.array(
      z.strictObject({
        title: z.string().min(1),
        items: z.union([z.literal('social'), z.array(FooterLink)]),
      }),
    ),
    z.array(FooterLink),
  ]),
  logo: z
    .strictObject({
      alt: z.string(),
      src: z.string().min(1),
      srcDark: z.string().min(1),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      href: z.string().min(1),
    })
    .optional(),
});

const Locale = z.strictObject({
  code: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'allowed: a code such as en or pt-BR'),
  label: z.string().min(1),
  htmlLang: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'allowed: a code such as en or en-GB'),
});

const AnnouncementBar = z.strictObject({
  id: z.string().min(1),
  content: z.string().min(1),
  backgroundColor: z.string().default('var(--accent-soft)'),
  textColor: z.string().default('var(--text)'),
  isCloseable: z.boolean().default(true),
});

const Port = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : NaN))
  .refine((port) => port >= 1 && port <= 65535, 'allowed: a whole number from 1 to 65535');

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
};

const isHost = (text: string): boolean =>
  /^(https?:\/)?\//.test(text) && URL.canParse(text, 'http://localhost');

/** Everything about the site that a maintainer may change (spec §1, §3 "Site configuration"). */
export const SiteOptionsSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  docsName: z.string().min(1),
  description: z.string().min(1).max(160),
  release: z.string().regex(/^v\d+\.\d+\.\d+$/, 'allowed: a release tag such as v0.0.47'),
  copyright: z.string().regex(/2025/, 'allowed: a line that names the year 2025 (spec §9)'),
  social: z.array(Link),
  colorMode: z.strictObject({
    defaultMode: ColorMode,
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  navbar: z.strictObject({
    hideOnScroll: z.boolean(),
    style: z.enum(['dark', 'primary']).optional(),
    items: z.array(NavbarItem),
  }),
  footer: Footer,
  announcementBar: AnnouncementBar.optional(),
  search: z.strictObject({
    // Where readers report a query that should have found something (spec §8).
    newIssueUrl: HttpsAddress,
    // Spec §2 Search: hits whose address matches are left to the browser.
    externalUrlPattern: z.string().refine(isPattern, 'allowed: a regular expression').optional(),
  }),
  // Where a file of the project is changed; its path is put behind.
  editUrl: HttpsAddress.endsWith('/', 'allowed: an address that ends with /').optional(),
  agents: z.strictObject({
    // Whether models may be trained on the texts; robots.txt says so.
    training: z.boolean(),
  }),
  // The first is the default.
  locales: z
    .tuple([Locale], Locale)
    .refine(
      (locales) => new Set(locales.map(({code}) => code)).size === locales.length,
      'allowed: each code once',
    ),
});

/** Address of an OpenTelemetry collector. */
const Collector = z
  .url({protocol: /^https?$/, error: 'allowed: an http:// or https:// address'})
  .optional();

/** Everything the environment may set; README.md lists the same names. */
export const EnvironmentSchema = z.object({
  SITE_URL: z
    .url({protocol: /^https?$/, abort: true, error: 'allowed: an http:// or https:// address'})
    .refine(
      (address) => new URL(address).href === `${new URL(address).origin}/`,
      'allowed: an address without a path; the path goes into BASE_URL',
    )
    .transform((address) => new URL(address).origin)
    .default('http://localhost:3000'),
  BASE_URL: z
    .string()
    .regex(
      /^\/(?:[\w.~-]+\/)*$/,
      'allowed: a path that starts and ends with /, of letters, digits, "_", ".", "~" and "-"',
    )
    .default('/'),
  HOST: z.string().min(1).default('localhost'),
  PORT: Port.default(3000),
  CHROMIUM_PATH: z.string().min(1).optional(),
  CI: z
    .string()
    .default('')
    .transform((value) => value !== '' && value !== '0' && value !== 'false'),
  VERCEL_ANALYTICS: z.enum(['on', 'off']).default('off'),
  // Hosts that only send files have no MCP server at /mcp.
  MCP_SERVER: z.enum(['on', 'off']).default('on'),
  SEARCH_APP_ID: z.string().min(1).optional(),
  SEARCH_API_KEY: z.string().min(1).optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w.-]+$/, 'allowed: letters, digits, "_", "." and "-"')
    .default('docs'),
  SEARCH_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every(isHost),
      'allowed: addresses that start with http://, https:// or /, with commas between them',
    ),
  SEARCH_EVENTS: z
    .string()
    .default('off')
    .refine(
      (text) => text === 'on' || text === 'off' || isHost(text),
      'allowed: on, off, or an address that starts with http://, https:// or /',
    ),
  FEEDBACK: z
    .string()
    .default('off')
    .refine(
      (text) => text === 'off' || isHost(text),
      'allowed: off, or an address that starts with http://, https:// or /',
    ),
  SEARCH_ADMIN_KEY: z.string().min(1).optional(),
  SEARCH_BACKEND: z.enum(['embedded', 'postgresql']).default('embedded'),
  SEARCH_DATABASE_URL: z
    .string()
    .regex(
      // Several hosts stand in one address, which is no URL.
      /^postgres(?:ql)?:\/\/(?:[^@/]*@)?[^/?#,]+(?:,[^/?#,]+)*(?:[/?#]|$)/,
      'allowed: an address such as postgres://user:password@host:5432/database, or with several hosts postgres://user:password@one,two/database',
    )
    .optional(),
  EVENTS_LOG: z.string().min(1).optional(),
  EVENTS_DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'allowed: an address such as postgres://user:password@host:5432/database',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Collector,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: Collector,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: Collector,
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  LOG_REQUESTS: z.enum(['on', 'off']).default('off'),
  GTAG_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'allowed: a measurement id such as G-ABC123')
    .optional(),
});

export type SiteOptions = z.infer<typeof SiteOptionsSchema>;
export type EnvironmentVariables = z.infer<typeof EnvironmentSchema>;
