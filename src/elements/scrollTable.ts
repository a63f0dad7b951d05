import {define} from './define';

const observer = new ResizeObserver((entries) => {
  for (const {target} of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

/** A table that can be reached, and scrolled, by keyboard while it is wider than its place (WCAG 2.1.1). */
define('scroll-table', (element, signal) => {
  const table = element.querySelector('table');
  if (!table) return;
  observer.observe(table);
  signal.addEventListener('abort', () => observer.unobserve(table));
});
