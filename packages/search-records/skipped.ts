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
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
  'pagination-nav',
];

/**
 * True for what a reader does not read as text of the page: navigation, controls, marks for screen readers only, drawings.
 * A tab panel that is not the chosen one is hidden but read. `data-search="skip"` leaves out anything else.
 */
export function isSkipped(element: HtmlElement): boolean {
  if (NAMES.has(element.tagName) || CLASSES.some((name) => element.hasClass(name))) return true;
  const role = element.attribute('role');
  if (role === 'tablist' || role === 'navigation') return true;
  if (element.attribute('aria-hidden') === 'true' || element.attribute('data-search') === 'skip')
    return true;
  return element.attribute('hidden') !== undefined && role !== 'tabpanel';
}
