/** A process as `ps -e -o pid=,ppid=,rss=` lists it; memory in KB. */
export interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly memory: number;
}

/** Reads the lines of `ps -e -o pid=,ppid=,rss=`. */
export function parseProcesses(listing: string): ProcessLine[] {
  return listing
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number);
      return {pid, parent, memory};
    });
}

/** Memory in MB of a process and of all that it started, and they in turn. */
export function treeMemory(processes: readonly ProcessLine[], root: number): number {
  const own = processes.find(({pid}) => pid === root)?.memory ?? 0;
  const children = processes.filter(({parent}) => parent === root);
  return own / 1024 + children.reduce((sum, {pid}) => sum + treeMemory(processes, pid), 0);
}
