import {createHash} from 'node:crypto';
import {z} from 'zod';
import type {Change, SandboxState} from '../../../packages/api-sandbox';

const workload = z.strictObject({
  name: z.string(),
  image: z.string(),
  port: z.int(),
  createdAt: z.number(),
  readyAt: z.number(),
  fails: z.boolean(),
  stoppedAt: z.number().nullable(),
});

const state = z.strictObject({
  clients: z.array(z.string()),
  removedRegistries: z.array(z.string()),
  workloads: z.array(workload),
});

const change = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('client-registered'), name: z.string()}),
  z.strictObject({type: z.literal('registry-removed'), name: z.string()}),
  z.strictObject({type: z.literal('workload-created'), workload}),
  z.strictObject({type: z.literal('workload-stopped'), name: z.string(), at: z.number()}),
  z.strictObject({type: z.literal('workload-started'), name: z.string(), readyAt: z.number()}),
  z.strictObject({type: z.literal('workload-deleted'), name: z.string()}),
]);

/** The first line of a state file holds a whole state, each further line one change. */
export type Entry =
  | {readonly format: 1; readonly state: SandboxState}
  | {readonly number: number; readonly change: Change};

const entry: z.ZodType<Entry> = z.union([
  z.strictObject({format: z.literal(1), state}),
  z.strictObject({number: z.int(), change}),
]);

/** An entry as a line: a checksum, a space, JSON, a newline. */
export function encodeEntry(value: Entry): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

/**
 * Reads a line without its newline.
 * @returns the entry, or in words why it cannot be one
 */
export function decodeEntry(line: string): Entry | string {
  const [, sum, json] = /^([0-9a-f]{16}) (.*)$/s.exec(line) ?? [];
  if (sum === undefined || json === undefined) return 'it is not a line of a state file';
  if (checksum(json) !== sum) return 'its checksum does not match, so it was changed or damaged';
  const parsed = entry.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : 'it holds something this version does not know';
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
