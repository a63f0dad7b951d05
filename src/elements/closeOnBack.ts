/** The part of the Navigation API (https://html.spec.whatwg.org/#navigation-api) that is used here; TypeScript does not know it yet. */
interface Navigate extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
}

/**
 * Has the browser's Back close what lies over the page, instead of changing the page below it. Where a browser
 * does not ask, the page changes.
 *
 * @param signal - Aborts when it is closed.
 */
export function closeOnBack(signal: AbortSignal, close: () => void): void {
  const {navigation} = window as {readonly navigation?: EventTarget};
  navigation?.addEventListener(
    'navigate',
    (event) => {
      if ((event as Navigate).navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      close();
    },
    {signal},
  );
}
