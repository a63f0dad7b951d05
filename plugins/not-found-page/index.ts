import type {BuildPart} from '../built-pages';

const ADDRESSES =
  /<link\b(?=[^>]*\brel="?canonical\b|[^>]*\bhreflang=)[^>]*>|<meta\b(?=[^>]*\bproperty="?og:url\b)[^>]*>/g;

/** The not-found page is shown at many addresses, and none is its own: it names none. */
export const notFoundPage: BuildPart = () => () => ({
  change: (html, {file}) => (file === '404.html' ? html.replaceAll(ADDRESSES, '') : html),
});
