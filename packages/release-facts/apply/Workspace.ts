import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {Change, Json} from '../types';
import {DataFile} from './DataFile';

/** The files of specs/ while facts in them are updated, and what is left for a writer. */
export class Workspace {
  private readonly files = new Map<string, DataFile>();
  /** What was changed, for people. */
  readonly done: string[] = [];
  /** What needs words, or a decision. */
  readonly left: string[] = [];

  /** @param root absolute path of the project. */
  constructor(readonly root: string) {}

  /** @returns undefined when there is no such file. */
  open(path: string): DataFile | undefined {
    const known = this.files.get(path);
    if (known) return known;
    const place = join(this.root, path);
    if (!existsSync(place)) return undefined;
    const file = new DataFile(path, readFileSync(place, 'utf8'));
    this.files.set(path, file);
    return file;
  }

  /** Notes a change that was made; one that could not be made is left for the writer. */
  note(wasMade: boolean | undefined, message: string): void {
    (wasMade === true ? this.done : this.left).push(message);
  }

  /** Writes every file that has changed, formatted as the project is. */
  async save(): Promise<string[]> {
    const changed = [...this.files.values()].filter(({hasChanged}) => hasChanged);
    for (const {file, text} of changed) {
      const filepath = join(this.root, file);
      const style = await resolveConfig(filepath);
      writeFileSync(filepath, await format(text, {...style, filepath}));
    }
    return changed.map(({file}) => file);
  }
}

/** What a field of a change is now. */
export function nowOf({fields}: Change, name: string): Json | undefined {
  return fields.find(({field}) => field === name)?.after;
}

/** The end of a note about a value; one that is gone is for a writer to replace. */
export function isNow(value: Json | undefined): string {
  return value === undefined ? 'is gone; say what holds now' : `is ${plain(value)}`;
}

/** A value for people: a text without quotes, everything else as JSON. */
export function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
