/** Links to the same page in another version or language. */
const ALTERNATES = '[data-keeps-address] li a[href]';

/** Has links to other versions and languages keep the query and the fragment of the address. */
export function keepAddress(root: ParentNode): void {
  for (const link of root.querySelectorAll(ALTERNATES)) {
    const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
    link.setAttribute('href', path + location.search + location.hash);
  }
}
