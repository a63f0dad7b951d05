import {isDeepStrictEqual} from 'node:util';
import type {Workspace} from './Workspace';

const SINCE = 'specs/since.yaml';
const CHANGES = 'specs/changes.yaml';

interface Entry {
  readonly name: string;
  readonly since?: string;
  readonly what?: string;
}

/** Writes down what came, went and changed with a release, for the page of changes. */
export class History {
  constructor(
    private readonly workspace: Workspace,
    /** Name of the newer release, such as `v0.0.48`. */
    private readonly release: string,
  ) {}

  /** A command or flag that is new. */
  add(name: string): void {
    const file = this.workspace.open(SINCE);
    const path = ['releases', this.release];
    const names = file?.get(path);
    // Who runs it once more has it already.
    if (Array.isArray(names) && names.includes(name)) return;
    const made = names === undefined ? file?.set(path, [name]) : file?.append(path, name);
    this.workspace.note(made, `${SINCE}: ${name} is there since ${this.release}.`);
  }

  /** A command or flag that is gone; what is known of its beginning stays. */
  remove(name: string): void {
    const file = this.workspace.open(SINCE);
    const releases = file?.get(['releases']);
    let since: string | undefined;
    for (const [release, names] of Object.entries((releases ?? {}) as Record<string, unknown>)) {
      const index = Array.isArray(names) ? names.indexOf(name) : -1;
      if (index < 0) continue;
      since = release;
      const isLast = Array.isArray(names) && names.length === 1;
      file?.remove(['releases', release, ...(isLast ? [] : [index])]);
    }
    this.record(
      'removed',
      {name, ...(since === undefined ? {} : {since})},
      (one) => one.name === name,
    );
  }

  /** Another default, type or usage. @param what the fact as it is now, such as `default: 30`. */
  change(name: string, what: string): void {
    this.record('changed', {name, what}, (one) => isDeepStrictEqual(one, {name, what}));
  }

  /** @param isSame - Whether an entry that is there already says the same. */
  private record(
    kind: 'removed' | 'changed',
    entry: Entry,
    isSame: (known: Entry) => boolean,
  ): void {
    const file = this.workspace.open(CHANGES);
    const path = ['releases', this.release];
    const entries = (file?.get([...path, kind]) ?? []) as Entry[];
    // Who runs it once more has it already.
    if (entries.some(isSame)) return;
    const made =
      file?.get(path) === undefined
        ? file?.set(path, {[kind]: [entry]})
        : file.append([...path, kind], entry);
    this.workspace.note(made, `${CHANGES}: ${entry.name} ${kind} in ${this.release}.`);
  }
}
