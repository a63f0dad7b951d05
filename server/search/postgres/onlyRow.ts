import type {ClientBase, QueryConfig} from 'pg';

/** The row of a query that always gives one. */
export async function onlyRow<T extends object>(
  client: ClientBase,
  query: QueryConfig & {readonly text: string},
): Promise<T> {
  const {rows} = await client.query<T>(query);
  const [row] = rows;
  if (row === undefined) throw new Error(`No row came for ${query.name ?? query.text}`);
  return row;
}

/** A text as PostgreSQL can be asked for it: it holds none with NUL, and takes none in a question. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
