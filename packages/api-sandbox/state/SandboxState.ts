/** A workload as the sandbox remembers it. Its status follows from the clock: see `statusOf`. Times are milliseconds since 1970. */
export interface WorkloadRecord {
  readonly name: string;
  readonly image: string;
  readonly port: number;
  readonly createdAt: number;
  /** When the last start ends, well or badly. */
  readonly readyAt: number;
  /** Whether that start ends badly. */
  readonly fails: boolean;
  /** When it was stopped; null while it is not. */
  readonly stoppedAt: number | null;
}

/** Everything that requests can change, as plain JSON. */
export interface SandboxState {
  /** Wire names of the registered clients, in the order they were registered. */
  readonly clients: readonly string[];
  /** Names of registries that have been removed. */
  readonly removedRegistries: readonly string[];
  /** In the order they were created. */
  readonly workloads: readonly WorkloadRecord[];
}

/** What a fresh installation has: nothing. */
export const emptyState: SandboxState = {clients: [], removedRegistries: [], workloads: []};

/** Makes the next state; the same one when nothing needs to change. */
export type Change = (state: SandboxState) => SandboxState;
