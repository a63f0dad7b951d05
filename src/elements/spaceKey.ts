/** Has Space press links that are buttons to programs, as it presses buttons. */
export function answerSpace(): void {
  addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]'))
      return;
    event.preventDefault();
    target.click();
  });
}
