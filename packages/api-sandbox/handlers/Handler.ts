import type {PickPort} from '../ports';
import type {Registry} from '../registries';
import type {Change} from '../state/SandboxState';
import type {World} from '../state/World';
import type {ApiSpec} from '@toolhive-docs/api-spec';

/** What stays the same for the life of a sandbox. */
export interface Machine {
  readonly spec: ApiSpec;
  readonly pickPort: PickPort;
  /** By name; `default` is the one that cannot be removed. */
  readonly registries: ReadonlyMap<string, Registry>;
}

/** One request that fits the specification, and the means to answer it. */
export interface Call {
  readonly machine: Machine;
  readonly world: World;
  readonly now: number;
  /** A decoded part of the path. */
  readonly parameter: (name: string) => string;
  readonly query: URLSearchParams;
  /** The parsed body, already compared with its schema. */
  readonly body: unknown;
  /**
   * Decides on a change and makes it happen, one caller after the other, so that `decide` sees the state as it is then.
   * `decide` may throw a RequestFault, or return undefined when nothing needs to change.
   */
  readonly change: (decide: () => Change | undefined) => Promise<void>;
}

/** Handles the requests of one operation. */
export type Handler = (call: Call) => Response | Promise<Response>;
