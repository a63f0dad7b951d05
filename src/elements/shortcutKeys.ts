/** Opens the panel of keyboard shortcuts with `?`; the panel is fetched then. */
export function answerShortcuts(): void {
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.closest('input,textarea,select,[contenteditable]'))
      return;
    event.preventDefault();
    void import(/* webpackChunkName: "shortcuts" */ './shortcutsPanel').then(
      ({showShortcuts}) => showShortcuts(),
      () => undefined,
    );
  });
}
