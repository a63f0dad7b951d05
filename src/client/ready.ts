/** Says that pages answer from now on: what readers did before is done now (src/client/first/keepInput). */
export function markReady(): void {
  document.documentElement.dataset['hasHydrated'] = 'true';
}
