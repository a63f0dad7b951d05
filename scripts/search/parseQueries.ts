import * as z from 'zod';
import {parseLine} from './parseLine';

const Query = z.object({id: z.union([z.string(), z.number()]), query: z.string()});

export type AskedQuery = z.infer<typeof Query>;

/**
 * Reads queries, one JSON object a line; empty lines are passed over.
 *
 * @param file - Named in errors.
 * @throws Error naming file, line and text of a line that is not a query, and what one looks like.
 */
export function parseQueries(text: string, file: string): AskedQuery[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseLine(Query, line);
    if (value === undefined)
      throw new Error(
        `${file}:${index + 1}: ${line} is not a query; write {"id":"1","query":"port in use"}`,
      );
    return [value];
  });
}
