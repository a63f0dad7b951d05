import type {Facts} from '../facts/types';

/** Checks a port: one of specs/paths.yaml, one that the proxy may pick, or a reviewed one. */
export function portProblem(port: number, {paths, charts, reviewed}: Facts): string | undefined {
  const {from = 0, to = 0} = paths.ports.proxy ?? {};
  const known = [
    ...Object.values(paths.ports).flatMap((each) => each.default ?? []),
    ...Object.values(charts.ports),
  ];
  if (known.includes(port) || (port >= from && port <= to) || String(port) in reviewed.ports)
    return undefined;
  return `port ${port} is not in specs/paths.yaml (${[...new Set(known)].sort((a, b) => a - b).join(', ')}, or ${from} to ${to}); an example's own port goes into reviewed/names.yaml under ports`;
}
