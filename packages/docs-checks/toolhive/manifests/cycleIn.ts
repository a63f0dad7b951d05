import type {Placed} from '../../report/Finding';

/** Where a value has itself as a part, as `&a [*a]` of YAML does: nothing can be sent to a cluster that does. */
export function cycleIn(value: unknown): Placed | undefined {
  const path = pathOfCycle(value, [], new Set(), new Set());
  return (
    path && {finding: 'this alias stands for what it is a part of; write out what is meant', path}
  );
}

function pathOfCycle(
  part: unknown,
  path: readonly string[],
  above: Set<unknown>,
  done: Set<unknown>,
): readonly string[] | undefined {
  if (typeof part !== 'object' || part === null || done.has(part)) return undefined;
  if (above.has(part)) return path;
  above.add(part);
  for (const [key, child] of Object.entries(part)) {
    const found = pathOfCycle(child, [...path, key], above, done);
    if (found) return found;
  }
  above.delete(part);
  done.add(part);
  return undefined;
}
