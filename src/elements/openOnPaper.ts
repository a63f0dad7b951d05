/** Opens what is folded for as long as the page is printed. */
export function openOnPaper(page: HTMLElement, signal: AbortSignal): void {
  let folded: Element[] = [];
  addEventListener(
    'beforeprint',
    () => {
      folded = [...page.querySelectorAll('details:not([open], .ac *)')];
      for (const part of folded) part.setAttribute('open', '');
    },
    {signal},
  );
  addEventListener(
    'afterprint',
    () => {
      for (const part of folded) part.removeAttribute('open');
    },
    {signal},
  );
}
