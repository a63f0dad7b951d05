/**
 * Makes the tables below `root` that are wider than their place reachable by keyboard, so that
 * they can be scrolled without a mouse (WCAG 2.1.1); the others are no tab stops.
 *
 * @returns stops watching.
 */
export function watchTables(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of root.querySelectorAll('table')) observer.observe(table);
  return () => observer.disconnect();
}
