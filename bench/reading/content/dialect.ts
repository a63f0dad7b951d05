/** What one site writes differently from the next, in plain Markdown. */
export interface Dialect {
  /** Whether `{#id}` after a heading is read. */
  readonly headingIds: boolean;
  /** Whether the page's title must stand in its text as well. */
  readonly titleInText: boolean;
  /** The line that opens an admonition of one of our five kinds. */
  readonly admonition: (kind: string, title: string | undefined) => string;
  /** The address of a page, from ours. */
  readonly link: (route: string) => string;
}

const bracketed =
  (names: Readonly<Record<string, string>>): Dialect['admonition'] =>
  (kind, title) =>
    `:::${names[kind] ?? kind}${title === undefined ? '' : `[${title}]`}`;

const spaced =
  (names: Readonly<Record<string, string>>): Dialect['admonition'] =>
  (kind, title) =>
    `::: ${names[kind] ?? kind}${title === undefined ? '' : ` ${title}`}`;

const same: Dialect['link'] = (route) => route;

/** By the name of the site. */
export const DIALECTS = {
  docusaurus: {headingIds: true, titleInText: false, admonition: bracketed({}), link: same},
  vitepress: {headingIds: true, titleInText: true, admonition: spaced({note: 'info'}), link: same},
  starlight: {
    headingIds: false,
    titleInText: false,
    admonition: bracketed({info: 'note', warning: 'caution'}),
    link: (route) => (route.endsWith('/') ? route : `${route}/`),
  },
  rspress: {headingIds: true, titleInText: true, admonition: spaced({}), link: same},
} as const satisfies Readonly<Record<string, Dialect>>;
