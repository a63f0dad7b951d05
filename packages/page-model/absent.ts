import type {HtmlElement} from './htmlNode';

const NAMES = new Set([
  'nav',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'form',
  'input',
  'select',
  'textarea',
  'figcaption',
  'iframe',
]);
const CLASSES = [
  'hash-link',
  'visually-hidden',
  'sr-only',
  'tab-name',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
  'pagination-nav',
];

/** True for what the site's readers do not search: `data-search="skip"`. */
export const isQuiet = (element: HtmlElement): boolean =>
  element.attribute('data-search') === 'skip';

/**
 * True for what is no text of the page: navigation, controls, marks for screen readers only, names of panels, which
 * their tabs have, drawings, advice to those without scripts.
 * A tab panel that is not the chosen one is hidden but read.
 */
export function isAbsent(element: HtmlElement): boolean {
  if (NAMES.has(element.tagName) || CLASSES.some((name) => element.hasClass(name))) return true;
  const role = element.attribute('role');
  if (role === 'tablist' || role === 'navigation') return true;
  if (
    element.attribute('aria-hidden') === 'true' ||
    element.attribute('data-unscripted') !== undefined
  )
    return true;
  return element.attribute('hidden') !== undefined && role !== 'tabpanel';
}
