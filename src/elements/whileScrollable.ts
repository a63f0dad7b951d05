const observer = new ResizeObserver((entries) => {
  for (const {target} of entries) {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = target;
    (target as HTMLElement).tabIndex =
      scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1;
  }
});

/** Lets the keyboard reach a part, and scroll it, while it is larger than its place (WCAG 2.1.1), and only then. */
export function whileScrollable(part: Element | null): void {
  if (part) observer.observe(part);
}
