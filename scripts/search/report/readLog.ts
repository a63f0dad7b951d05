import {createReadStream, existsSync, statSync} from 'node:fs';
import {createInterface} from 'node:readline';
import * as z from 'zod';
import type {LogEntry} from '../../../server/search/log/entries';
import {printable} from './printable';

const Time = z.iso.datetime();
const Entry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('query'),
    time: Time,
    queryID: z.string().optional(),
    query: z.string(),
    nbHits: z.int(),
    from: z.int(),
    hits: z.int(),
  }),
  z.object({
    type: z.literal('event'),
    time: Time,
    eventType: z.enum(['view', 'click', 'conversion']),
    eventName: z.string(),
    index: z.string(),
    objectIDs: z.array(z.string()),
    filters: z.array(z.string()).optional(),
    userToken: z.string(),
    queryID: z.string().optional(),
    positions: z.array(z.int()).optional(),
  }),
  z.object({
    type: z.literal('feedback'),
    time: Time,
    page: z.string(),
    version: z.string(),
    isHelpful: z.boolean(),
    comment: z.string().optional(),
  }),
]);

/** What a log holds. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  /** One message for each line that is no entry; such lines are left out. */
  readonly problems: readonly string[];
}

/**
 * Reads a log of the server, and before it the one that was set aside as `<file>.1`.
 *
 * @param since - Earlier entries are left out.
 * @throws Error when there is no such file, saying how to get one.
 */
export async function readLog(file: string, since = new Date(0)): Promise<ReadLog> {
  if (!existsSync(file))
    throw new Error(
      `There is no log ${file}. Fix: start the server with EVENTS_LOG=${file}, or name its log with --log FILE.`,
    );
  if (!statSync(file).isFile())
    throw new Error(`${file} is not a file. Fix: name the log of the server with --log FILE.`);
  const entries: LogEntry[] = [];
  const problems: string[] = [];
  for (const path of [`${file}.1`, file].filter(existsSync)) {
    let number = 0;
    for await (const line of createInterface({
      input: createReadStream(path, 'utf8'),
      crlfDelay: Infinity,
    })) {
      number += 1;
      if (line === '') continue;
      const entry = parseEntry(line);
      if (entry === undefined)
        problems.push(
          `${path}:${number}: not a line of the log, left out: ${printable(line.slice(0, 60))}`,
        );
      else if (new Date(entry.time) >= since) entries.push(entry);
    }
  }
  return {entries, problems};
}

function parseEntry(line: string): LogEntry | undefined {
  try {
    return Entry.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
