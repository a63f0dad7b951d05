import type { Element } from 'hast';
import { attribute, hasClass } from './hastTools';

const NAMES = new Set(['nav', 'script', 'style', 'template', 'noscript', 'svg', 'button', 'form', 'input', 'select', 'textarea', 'figcaption', 'iframe']);
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
export function isSkipped(element: Element): boolean {
  if (NAMES.has(element.tagName) || CLASSES.some((name) => hasClass(element, name))) return true;
  const role = attribute(element, 'role');
  if (role === 'tablist' || role === 'navigation') return true;
  if (attribute(element, 'ariaHidden') === 'true' || attribute(element, 'dataSearch') === 'skip') return true;
  return attribute(element, 'hidden') !== undefined && role !== 'tabpanel';
}
