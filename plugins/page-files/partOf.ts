/** What every page of a build has in its head: inline styles, scripts, and files that the framework does not mark. */
const SHARED_IN_HEAD = /<style\b[^]*?<\/style>|<script\b(?![^>]*ld\+json)[^]*?<\/script>/g;

const between = (html: string, start: string, end: string): string => {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from);
  return from < 0 || to < 0 ? '' : html.slice(from, to);
};

/** The links of the navbar and its menu, without what is the same on all pages: which is current, and where versions and languages lead. */
const navbarOf = (html: string): string =>
  `${between(html, '<nav aria-label=', '</nav>')}</nav>`.replace(
    /<(svg|color-mode-toggle)\b[^]*?<\/\1>|<img\b[^>]*>/g,
    '',
  );

/** An empty sidebar with its digest, in the place of a sidebar. */
const withoutSidebar = (html: string): string =>
  html.replace(/(<aside\b[^>]*data-sidebar[^>]*>)[^]*?<\/aside>/, '$1</aside>');

/**
 * A page as a reader needs it who has another page of the site on show: its own head, the links of its navbar, and what
 * lies between navbar and footer, with an empty sidebar.
 *
 * @param html - The built page.
 * @param head - What else goes into the head.
 */
export function partOf(html: string, head: string): string {
  const start = html.slice(0, html.indexOf('<body'));
  const own = start.replace(SHARED_IN_HEAD, '').replace('</head>', `${head}</head>`);
  const frame = between(html, '<div id=__docusaurus_skipToContent_fallback', '<footer');
  return `${own}<body>${navbarOf(html)}${withoutSidebar(frame)}`;
}
