/** Has Space press links that are buttons to programs, as it presses buttons: once, however long it is held. */
export function answerSpace(): void {
  addEventListener('keydown', (event) => {
    const {key, target, ctrlKey, altKey, metaKey, repeat} = event;
    if (key !== ' ' || ctrlKey || altKey || metaKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) target.click();
  });
}
