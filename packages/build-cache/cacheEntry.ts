import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

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
  const hash = createHash('sha256').update((codeDigest ??= digestOfCode()));
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

/** What results of a build are made by, below the project; the lock file stands for all packages. */
const CODE = [
  'config',
  'packages',
  'plugins',
  'specs/schemas',
  'package.json',
  'package-lock.json',
];

const NO_CODE = /\.test\.tsx?$|\.md$|(?:^|\/)\.DS_Store$/;

/** Computed once for each process. */
let codeDigest: string | undefined;

/** Stands for all code that takes part in a build: other code, another digest. */
function digestOfCode(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of CODE.flatMap(filesIn)) {
    const content = readFileSync(path.join(PROJECT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files at or below a path of the project, sorted. */
const filesIn = (place: string): string[] =>
  statSync(path.join(PROJECT, place)).isDirectory()
    ? filesBelow(PROJECT, place).filter((file) => !NO_CODE.test(file))
    : [place];
