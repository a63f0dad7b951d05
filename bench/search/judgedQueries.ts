import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A query with the pages that answer it: 3 the page a reader wants, 2 answers it too, 1 helps. */
export interface JudgedQuery {
  readonly id: string;
  readonly class: string;
  /** Never looked at while tuning. */
  readonly held_back: boolean;
  readonly query: string;
  readonly routes: Readonly<Record<string, number>>;
}

/** Reads bench/search/queries.yaml. */
export function judgedQueries(): JudgedQuery[] {
  return parse(readFileSync(fileURLToPath(new URL('queries.yaml', import.meta.url)), 'utf8')) as JudgedQuery[];
}
