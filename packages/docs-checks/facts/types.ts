import type {ApiSpec} from '@toolhive-docs/api-spec';
import type {CliSpec} from '@toolhive-docs/cli-spec';
import type {ReleaseChanges} from '@toolhive-docs/release-history';
import type {Reviewed} from './reviewed';
import type {Charts, EnvironmentVariable, Paths, Registry} from './specFiles';

/** Reference data for the checks. */
export interface Facts {
  /** Absolute path of the project's root. */
  root: string;
  /** Changes with each file that the facts are read from. */
  digest: string;
  cli: CliSpec;
  /** What came, went and changed with each release, newest first. */
  history: readonly ReleaseChanges[];
  /** Releases with which commands and flags came, changed or went. */
  releases: ReadonlySet<string>;
  /** Commands and flags that releases removed. */
  removed: ReadonlySet<string>;
  api: ApiSpec;
  environment: EnvironmentVariable[];
  charts: Charts;
  paths: Paths;
  registry: Registry;
  schemas: Schemas;
  reviewed: Reviewed;
  spelling: {correct(word: string): boolean; suggest(word: string): string[]};
}

/** What is wrong with a value by its schema. */
export interface SchemaError {
  message: string;
  isUnknownField: boolean;
  /** Keys that lead to it. */
  path: readonly string[];
  /** Fields of what is there that must not be together. */
  together?: readonly string[];
}

/** What there is to say about a field that the schema accepts. */
export interface Advice {
  message: string;
  path: readonly string[];
  /** A problem cannot work; what is unchecked may be right or wrong. */
  kind: 'problem' | 'note' | 'unchecked';
}

/** The JSON Schemas of specs/schemas. */
export interface Schemas {
  /**
   * Checks a value.
   * @param ref name of the schema without its ending, such as `mcpserver`, with a pointer if wanted: `registry#/$defs/Server`.
   * @returns what is wrong, each with a sentence, its path and whether it is an unknown field; empty when the value is fine.
   * @throws Error when there is no such schema.
   */
  errors(ref: string, value: unknown): SchemaError[];
  /** What the schema says about fields that it accepts, beside `x-advice`. */
  advice(ref: string, value: unknown): Advice[];
  /** Whether a path such as `spec.volumes[0].name` leads to something that the schema knows. */
  knowsPath(ref: string, path: string): boolean;
  /** The schema at a path, with what it refers to; undefined when there is none. */
  at(ref: string, path: string): Readonly<Record<string, unknown>> | undefined;
}
