import type {Change, SandboxState, WorkloadRecord} from './SandboxState';

/** The state with quick look-ups. Maps and sets, not objects, so that no name can mean more than a name. */
export class World {
  readonly clients: Set<string>;
  readonly removedRegistries: Set<string>;
  readonly workloads: Map<string, WorkloadRecord>;
  readonly #ports: Set<number>;

  constructor(state: SandboxState) {
    this.clients = new Set(state.clients);
    this.removedRegistries = new Set(state.removedRegistries);
    this.workloads = new Map(state.workloads.map((workload) => [workload.name, workload]));
    this.#ports = new Set(state.workloads.map(({port}) => port));
  }

  isPortTaken(port: number): boolean {
    return this.#ports.has(port);
  }

  /** Lets a change happen. A change to a workload that is not there does nothing. */
  apply(change: Change): void {
    switch (change.type) {
      case 'client-registered':
        this.clients.add(change.name);
        break;
      case 'registry-removed':
        this.removedRegistries.add(change.name);
        break;
      case 'workload-created':
        this.workloads.set(change.workload.name, change.workload);
        this.#ports.add(change.workload.port);
        break;
      case 'workload-stopped':
        this.#update(change.name, {stoppedAt: change.at});
        break;
      case 'workload-started':
        this.#update(change.name, {stoppedAt: null, readyAt: change.readyAt});
        break;
      case 'workload-deleted': {
        const workload = this.workloads.get(change.name);
        if (workload) this.#ports.delete(workload.port);
        this.workloads.delete(change.name);
        break;
      }
    }
  }

  /** The state as plain JSON. */
  snapshot(): SandboxState {
    return {
      clients: [...this.clients],
      removedRegistries: [...this.removedRegistries],
      workloads: [...this.workloads.values()],
    };
  }

  #update(name: string, values: Partial<WorkloadRecord>): void {
    const workload = this.workloads.get(name);
    if (workload) this.workloads.set(name, {...workload, ...values});
  }
}
