/** Says that pages answer from now on: what readers did before is done now (src/client/first/keepInput). */
export function markReady(): void {
  // After all elements, each of which has a task of its own (src/elements/define).
  setTimeout(() => (document.documentElement.dataset['hasHydrated'] = 'true'));
}
