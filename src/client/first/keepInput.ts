/**
 * Keeps what a reader does before the page's scripts answer, and does it again when they do: presses of buttons, each
 * button once, and the keys that open the search with the letters that follow. Links need no script and are left alone.
 * When a script of the page fails, nothing is kept any longer, and the page becomes what it is without scripts.
 *
 * Its text goes into the page, so it must not use anything outside of it.
 */
export function keepInput(): void {
  const root = document.documentElement;
  const pressed = new Set<Element>();
  const kept: (() => void)[] = [];
  let isTyping = false;

  const keep = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(again);
  };
  const onClick = (event: MouseEvent): void => {
    const {target} = event;
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('button:not(:disabled), [role=button]')
        : null;
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    keep(event, () => pressed.delete(button) && button.click());
    pressed.add(button);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, ctrlKey, metaKey, altKey, target} = event;
    // The menus and commands of the browser. On Macs, Option types signs such as @.
    if (altKey && /^\w/.test(key)) return;
    const isMeant =
      ctrlKey || metaKey
        ? key === 'k'
        : isTyping
          ? key.length === 1 || key === 'Backspace'
          : key === '/';
    if (!isMeant || (target instanceof Element && target.closest('input, textarea, select')))
      return;
    isTyping = true;
    const copy = new KeyboardEvent('keydown', {
      key,
      ctrlKey,
      metaKey,
      bubbles: true,
      cancelable: true,
    });
    keep(event, () => document.body.dispatchEvent(copy));
  };
  const release = (): void => {
    observer.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('error', onError, true);
    for (const again of kept) again();
  };
  const onError = (event: ErrorEvent): void => {
    const {target, filename} = event;
    const source = target instanceof HTMLScriptElement ? target.src : filename;
    if (!source || !source.includes('/assets/js/')) return;
    delete root.dataset['themeChoice'];
    release();
  };
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') release();
  });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('error', onError, true);
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
