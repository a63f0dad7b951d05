import type {PickPort} from '../ports';
import type {Registry} from '../registries';
import type {Change, SandboxState} from '../state/SandboxState';
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
  readonly state: SandboxState;
  readonly now: number;
  /** A decoded part of the path. */
  readonly parameter: (name: string) => string;
  readonly query: URLSearchParams;
  /** The parsed body, already compared with its schema. */
  readonly body: unknown;
  /** Makes a change happen, one caller after the other. It may throw a RequestFault. */
  readonly change: (change: Change) => Promise<void>;
}

/** Handles the requests of one operation. */
export type Handler = (call: Call) => Response | Promise<Response>;
