import type * as z from 'zod';

/** What a line of JSON holds; undefined when it is not what the schema describes. */
export function parseLine<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
