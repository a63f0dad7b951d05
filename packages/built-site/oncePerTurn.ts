import {statSync} from 'node:fs';

/** A function that asks about something by its name, and remembers what it was told. */
export interface Asked<T> {
  (name: string): T;
  /** What was told is asked anew. */
  forget(name: string): void;
}

/**
 * Asks once for each name in a turn of the event loop. Under load a turn handles many requests, which need not ask the disk for the
 * same again; nobody can tell the answers apart by time. What throws is asked again.
 */
export function oncePerTurn<T>(ask: (name: string) => T): Asked<T> {
  const told = new Map<string, T>();
  const asked = (name: string): T => {
    if (told.has(name)) return told.get(name) as T;
    if (told.size === 0) setImmediate(() => told.clear());
    const answer = ask(name);
    told.set(name, answer);
    return answer;
  };
  return Object.assign(asked, {forget: (name: string) => void told.delete(name)});
}

/** The state of a file in a word that changes with its content; empty when there is no file. */
export function stateOf(file: string): string {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
