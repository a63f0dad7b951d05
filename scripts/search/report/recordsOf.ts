import * as z from 'zod';
import {parseLine} from '../parseLine';
import {EVENTS_SCOPE} from '../../../server/search/log/entries';

/** A line of a file that an OpenTelemetry collector writes: log records, whose bodies are lines of the server. */
const Collected = z.object({
  resourceLogs: z.array(
    z.object({
      scopeLogs: z.array(
        z.object({
          scope: z.object({name: z.string().optional()}).optional(),
          logRecords: z.array(z.object({body: z.object({stringValue: z.string().default('')})})),
        }),
      ),
    }),
  ),
});

/** The lines of the server in a line of a log: the line itself, or what a collector joined into it. */
export function recordsOf(line: string): readonly string[] {
  if (!line.includes('"resourceLogs"')) return [line];
  const collected = parseLine(Collected, line);
  if (collected === undefined) return [line];
  return collected.resourceLogs
    .flatMap(({scopeLogs}) => scopeLogs)
    .filter(({scope}) => scope?.name === EVENTS_SCOPE)
    .flatMap(({logRecords}) => logRecords)
    .map(({body}) => body.stringValue);
}
