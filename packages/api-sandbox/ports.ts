/** Picks a port for a new proxy. `taken` says which ports other workloads have. */
export type PickPort = (taken: (port: number) => boolean) => number;

const lowest = 10_000;
const highest = 65_535;

/** As the real server does: ten tries at random, then one after the other. */
export const randomPort: PickPort = (taken) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!taken(port)) return port;
  }
  return sequentialPorts(lowest)(taken);
};

/** Always the lowest free port from `first` on, so that answers can be foretold. */
export function sequentialPorts(first: number): PickPort {
  return (taken) => {
    let port = first;
    while (taken(port) && port < highest) port += 1;
    return port;
  };
}
