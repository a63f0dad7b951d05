/**
 * Lets a program end in its own time when it is asked to: at Ctrl+C, by the system or a container host, and when its terminal closes.
 * A terminal and a parent process may both pass a signal on; `stop` is called once.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (stopping ??= stop()));
}
