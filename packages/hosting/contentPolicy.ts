import type {InlineCode} from './InlineCodeFinder';

/** What this configuration of the site needs beyond its own address. */
export interface Needs {
  /** The tag service counts page views. */
  readonly tagService: boolean;
  /** Addresses that the site asks for data, such as search hosts. Paths count for themselves and need no entry. */
  readonly hosts: readonly string[];
}

const TAG_SERVICE = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** A reader's own ToolHive, which the API reference can call. Policies have no notation for IPv6 addresses. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Name of the one Trusted Types policy; src/client/trustedTypes.ts says what it lets through. */
const TRUSTED_POLICY = 'default';

const text = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The Content-Security-Policy of every answer (CSP 3): code and styles from the site's own files, and
 * the inline ones that the build wrote, each by its hash. Without the tag service, whose script makes
 * elements from plain strings, markup must also pass the site's Trusted Types policy.
 *
 * `upgrade-insecure-requests` is left out on purpose: pages load nothing from http addresses, and on a
 * server without TLS it would turn the site's own files into addresses that nobody answers.
 */
export function contentPolicy(inline: InlineCode, {tagService, hosts}: Needs): string {
  const {scripts, reports} = tagService ? TAG_SERVICE : {scripts: [], reports: []};
  const styleAttributes =
    inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"];
  const origins = hosts.filter((host) => !host.startsWith('/')).map((host) => new URL(host).origin);
  return text({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...scripts],
    'style-src': ["'self'", ...inline.styles],
    'style-src-attr': styleAttributes,
    // The theme's arrows are pictures inside its style sheet.
    'img-src': ["'self'", 'data:', ...reports],
    'connect-src': ["'self'", ...LOOPBACK, ...new Set(origins), ...reports],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(!tagService && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [TRUSTED_POLICY],
    }),
  });
}

/** The policy of a drawing that is opened by itself: it brings its own styles and nothing else. */
export const DRAWING_POLICY = text({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});
