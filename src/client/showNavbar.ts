const LINKS = 'nav.navbar a';

/** What of a link depends on the page. */
const ATTRIBUTES = ['class', 'href', 'aria-current'] as const;

/** Makes the links of the navbar those of a page: which is current, and where versions and languages lead. */
export function showNavbar(file: Document): void {
  const links = document.querySelectorAll(LINKS);
  file.querySelectorAll(LINKS).forEach((next, index) => {
    const link = links[index];
    if (!link) return;
    for (const name of ATTRIBUTES) {
      const value = next.getAttribute(name);
      if (value === null) link.removeAttribute(name);
      else if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
    if (link.childElementCount === 0 && link.textContent !== next.textContent)
      link.textContent = next.textContent;
  });
}
