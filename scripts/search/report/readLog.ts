import {LogEntry} from '../../../server/search/log/entries';
import {parseLine} from '../parseLine';
import {printable} from './printable';
import {recordsOf} from './recordsOf';
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createInterface} from 'node:readline';

/** A line of a log, and where it is, for messages. */
interface Line {
  readonly where: string;
  readonly line: string;
}

/**
 * The lines of a file, after those of the one that was set aside.
 * @throws Error when there is no such file, saying how to get one.
 */
async function* fileLines(file: string): AsyncGenerator<Line> {
  if (!existsSync(file))
    throw new Error(
      `There is no log ${file}. Fix: start the server with EVENTS_LOG=${file}, or name its log with --log FILE.`,
    );
  if (!statSync(file).isFile())
    throw new Error(`${file} is not a file. Fix: name the log of the server with --log FILE.`);
  for (const path of [`${file}.1`, file].filter(existsSync)) {
    let number = 0;
    const input = createReadStream(path, 'utf8');
    for await (const line of createInterface({input, crlfDelay: Infinity})) {
      number += 1;
      yield {where: `${path}:${number}`, line};
    }
  }
}

/** The lines in a database. */
async function* databaseLines(url: string, since: Date): AsyncGenerator<Line> {
  const {eventLines} = await import('../../../server/search/log/postgres/eventLines');
  let number = 0;
  for await (const line of eventLines(url, since)) {
    number += 1;
    yield {where: `${new URL(url).host}:${number}`, line};
  }
}

/** What a log holds. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  /** One message for each line that is no entry; such lines are left out. */
  readonly problems: readonly string[];
}

/**
 * Reads a log: a file of the server and before it the one that was set aside as `<file>.1`, the file that a collector
 * (OpenTelemetry) writes of what servers send it, or the database of servers.
 *
 * @param place - A file, or the address of a database.
 * @param since - Earlier entries are left out.
 * @throws Error when there is no such file, saying how to get one, or what the database says.
 */
export async function readLog(place: string, since = new Date(0)): Promise<ReadLog> {
  const entries: LogEntry[] = [];
  const problems: string[] = [];
  const lines = /^postgres(?:ql)?:/.test(place) ? databaseLines(place, since) : fileLines(place);
  for await (const {where, line} of lines) {
    if (line === '') continue;
    for (const text of recordsOf(line)) {
      const entry = parseLine(LogEntry, text);
      if (entry === undefined)
        problems.push(`${where}: not a line of the log, left out: ${printable(text.slice(0, 60))}`);
      else if (new Date(entry.time) >= since) entries.push(entry);
    }
  }
  return {entries, problems};
}
