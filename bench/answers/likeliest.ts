import MiniSearch from 'minisearch';

/** A link that a program could follow. */
export interface Lead {
  readonly to: string;
  readonly words: string;
}

/** Leads by the words that they share with a question: how a program without a model chooses. */
export function likeliest(question: string, leads: readonly Lead[]): Lead[] {
  const index = new MiniSearch<Lead & {id: number}>({
    fields: ['words'],
    searchOptions: {fuzzy: 0.2, prefix: true},
  });
  index.addAll(leads.map((lead, id) => ({id, ...lead})));
  return index.search(question).flatMap(({id}) => leads[id as number] ?? []);
}
