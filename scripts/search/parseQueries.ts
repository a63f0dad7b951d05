export interface AskedQuery {
  id: string | number;
  query: string;
}

function isAskedQuery(value: unknown): value is AskedQuery {
  if (typeof value !== 'object' || value === null) return false;
  const {id, query} = value as Partial<Record<keyof AskedQuery, unknown>>;
  return (typeof id === 'string' || typeof id === 'number') && typeof query === 'string';
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Reads queries, one JSON object a line; empty lines are passed over.
 *
 * @param file - Named in errors.
 * @throws Error naming file, line and text of a line that is not a query, and what one looks like.
 */
export function parseQueries(text: string, file: string): AskedQuery[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseLine(line);
    if (!isAskedQuery(value))
      throw new Error(
        `${file}:${index + 1}: ${line} is not a query; write {"id":"1","query":"port in use"}`,
      );
    return [value];
  });
}
