const observer = new ResizeObserver((entries) => {
  for (const {target} of entries) {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = target;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight)
      target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

/** Lets the keyboard reach a part, and scroll it, while it is larger than its place (WCAG 2.1.1), and only then. */
export function whileScrollable(part: Element | null): void {
  if (part) observer.observe(part);
}
