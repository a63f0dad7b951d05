import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** `tuned`: looked at while tuning. `held back` and `fresh`: never; `fresh` holds the hard classes only. */
export type QuerySet = 'tuned' | 'held back' | 'fresh';

/** A query with the pages that answer it: 3 the page a reader wants, 2 answers it too, 1 helps. */
export interface JudgedQuery {
  readonly id: string;
  readonly class: string;
  readonly set: QuerySet;
  readonly query: string;
  readonly routes: Readonly<Record<string, number>>;
}

type Written = Omit<JudgedQuery, 'set'> & {readonly held_back?: boolean};

/** Reads queries.yaml and freshQueries.yaml. */
export function judgedQueries(): JudgedQuery[] {
  const judged = read('queries.yaml').map(({held_back: held, ...query}): JudgedQuery => ({
    ...query,
    set: held ? 'held back' : 'tuned',
  }));
  return [
    ...judged,
    ...read('freshQueries.yaml').map((query): JudgedQuery => ({...query, set: 'fresh'})),
  ];
}

function read(name: string): Written[] {
  return parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Written[];
}
