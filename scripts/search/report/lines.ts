import {createReadStream, existsSync, statSync} from 'node:fs';
import {createInterface} from 'node:readline';

/** A line of a log, and where it is, for messages. */
export interface Line {
  readonly where: string;
  readonly line: string;
}

/**
 * The lines of a file, after those of the one that was set aside.
 * @throws Error when there is no such file, saying how to get one.
 */
export async function* fileLines(file: string): AsyncGenerator<Line> {
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
export async function* databaseLines(url: string, since: Date): AsyncGenerator<Line> {
  const {readEvents} = await import('../../../server/search/log/postgres/readEvents');
  let number = 0;
  for await (const line of readEvents(url, since)) {
    number += 1;
    yield {where: `${new URL(url).host}:${number}`, line};
  }
}
