/** How often the parent is looked for, in milliseconds. */
const INTERVAL = 200;

/**
 * Asks this process to stop when the one that started it is gone. npm runs a script through a shell, and a signal for npm ends that
 * shell alone. Only for processes that npm started: others may mean to outlive their parent.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
