/**
 * Changes of the schema in their order; the number of each is its place, from 1. One that was released stays as it is: add another.
 * During an update old and new programs write to the same tables, so a change only adds.
 */
export const MIGRATIONS: readonly string[] = [
  // `json` and not `jsonb`, which refuses characters that readers can search for (U+0000, half a pair).
  `CREATE TABLE docs_events (
     id uuid PRIMARY KEY,
     number bigint GENERATED ALWAYS AS IDENTITY,
     time timestamptz NOT NULL,
     type text NOT NULL,
     entry json NOT NULL
   );
   CREATE INDEX docs_events_time ON docs_events (time);`,
];
