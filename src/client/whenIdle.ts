/** Runs something when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // eslint-disable-next-line site/in-promised-browsers -- Safari has no idle callbacks
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(run);
}
