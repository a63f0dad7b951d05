import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {codeDigest} from './codeDigest';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Where results lie; undefined for a program that runs from a bundle, outside a clone, which must neither read nor write a stranger's files. */
const FOLDER = existsSync(path.join(PROJECT, 'package-lock.json'))
  ? path.join(PROJECT, '.cache/build')
  : undefined;

/** What a former build made of the same inputs, and a place for what this one makes. */
export interface CacheEntry<T> {
  readonly value: T | undefined;
  /** Writes the value for the next build, where that is possible: without it, the next build takes longer. Returns the value. */
  readonly keep: (value: T) => T;
}

/**
 * Looks for what a former build, with the same code, made of these inputs. Of each name one result is kept, the last.
 *
 * @param inputs - Everything that the result depends on but code: contents of files, options.
 * @param folder - Below it the results lie.
 */
export function cacheEntry<T>(
  name: string,
  inputs: Iterable<string>,
  folder = FOLDER,
): CacheEntry<T> {
  if (folder === undefined) return {value: undefined, keep: (value) => value};
  const file = path.join(folder, `${name}.json`);
  const key = keyOf(inputs);
  return {
    value: read(file, key) as T | undefined,
    keep(value) {
      const text = JSON.stringify({key, value});
      try {
        write(file, text);
      } catch {
        // A clone that is read only, or a full disk.
      }
      return value;
    },
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  // Renamed when complete: an interrupted build must not leave half a result to the next.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function keyOf(inputs: Iterable<string>): string {
  const hash = createHash('sha256').update(codeDigest(PROJECT));
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input);
  return hash.digest('hex');
}

function read(file: string, key: string): unknown {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as {key: string; value: unknown};
    return known.key === key ? known.value : undefined;
  } catch {
    return undefined;
  }
}
