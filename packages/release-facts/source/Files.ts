import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Checkout, readData} from '@toolhive-docs/evidence';
import {mapOf} from './maps';

/** Folders that hold nothing of the tool's own. */
const SKIPPED = new Set(['.git', 'node_modules', 'vendor', '.github']);

/** A note of a file that cannot be read, and why. */
export function unreadable(path: string, error: unknown): string {
  return `${path} cannot be read: ${error instanceof Error ? error.message : ''}`;
}

/** The files of a checkout, and what those of YAML and JSON hold. */
export class Files extends Checkout {
  private all: string[] | undefined;

  /** Paths below the root, sorted, that pass the test. */
  list(isWanted: (path: string) => boolean): string[] {
    this.all ??= this.below('').sort();
    return this.all.filter(isWanted);
  }

  /** The map that a file of YAML or JSON holds; undefined for one that cannot be read, which is noted. */
  map(path: string, notes: string[], consequence = ''): Record<string, unknown> | undefined {
    try {
      return mapOf(readData(this.text(path)));
    } catch (error) {
      notes.push(unreadable(path, error) + consequence);
      return undefined;
    }
  }

  private below(folder: string): string[] {
    return readdirSync(join(this.root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : this.below(path);
      return entry.isFile() ? [path] : [];
    });
  }
}
