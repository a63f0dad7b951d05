import type {Hit, SearchRecord} from '@toolhive-docs/search-engine';
import {
  hitsOf,
  meantTerms,
  partOf,
  rankPart,
  type Common,
  type PageRow,
  type Posting,
} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import {onlyRow} from './onlyRow';
import type {FoundPages, PageSearch} from './findPages';

/**
 * Pages that are ranked together: a hit of a later one comes after all of theirs. More than the pages whose sections the engine weighs,
 * and enough for any page of results that readers open.
 */
const TOGETHER = 32;

const PART = {
  name: 'docs-search-part',
  text: `SELECT
    (SELECT json_agg(json_build_object('page', page, 'rank', rank, 'length', length, 'outline', outline) ORDER BY page)
      FROM docs_search_pages WHERE version = $1 AND page = ANY ($2::int[])) AS pages,
    (SELECT coalesce(json_agg(json_build_array(term, places)), '[]') FROM docs_search_mentions
      WHERE version = $1 AND page = ANY ($2::int[]) AND term = ANY ($3::text[])) AS postings`,
};

const RECORDS = {
  name: 'docs-search-records',
  text: `SELECT node, record, summary FROM docs_search_texts WHERE version = $1 AND node = ANY ($2::int[])`,
};

interface PartRow {
  readonly pages: readonly PageRow[];
  readonly postings: readonly Posting[];
}

interface RecordRow {
  readonly node: number;
  readonly record: SearchRecord;
  readonly summary: string | null;
}

/** Ranks the records of the pages that the wanted hits are on, and writes these. */
export async function rankPages(
  client: ClientBase,
  common: Common,
  search: PageSearch,
  found: FoundPages,
): Promise<Hit[]> {
  const {asked} = search;
  let skip = asked.slice?.offset ?? asked.page * asked.hitsPerPage;
  let wanted = asked.slice?.length ?? asked.hitsPerPage;
  const hits: Hit[] = [];
  for (let from = 0; from < found.pages.length && wanted > 0; from += TOGETHER) {
    const pages = found.pages.slice(from, from + TOGETHER);
    const count = pages.reduce((sum, [, own]) => sum + own, 0);
    if (skip < count) {
      const here = await rankTogether(client, common, search, found, {
        pages: pages.map(([page]) => page),
        first: skip,
        end: Math.min(count, skip + wanted),
      });
      hits.push(...here);
      wanted -= here.length;
    }
    skip = Math.max(0, skip - count);
  }
  return hits;
}

interface Stretch {
  readonly pages: readonly number[];
  /** Places of the wanted hits among those of these pages, from 0. */
  readonly first: number;
  readonly end: number;
}

async function rankTogether(
  client: ClientBase,
  common: Common,
  search: PageSearch,
  found: FoundPages,
  {pages, first, end}: Stretch,
): Promise<Hit[]> {
  const {asked, words, version} = search;
  const terms = meantTerms(words);
  const row = await onlyRow<PartRow>(client, {
    ...PART,
    values: [version, pages, terms],
  });
  const part = partOf(words.terms, row.pages, row.postings, common);
  const {needles, ranked} = rankPart(part, search, found, end);
  const shown = ranked.slice(first);
  const records = await client.query<RecordRow>({
    ...RECORDS,
    values: [version, shown.map(({node}) => part.nodes[node])],
  });
  const byNode = new Map(records.rows.map((row) => [row.node, row]));
  const rowOf = (node: number): RecordRow => {
    const row = byNode.get(part.nodes[node] ?? -1);
    if (row === undefined) throw new Error(`The index has no record for text ${node}`);
    return row;
  };
  return hitsOf(shown, asked, needles, part.store, {
    recordOf: (node) => rowOf(node).record,
    summaryOf: (node) => rowOf(node).summary ?? undefined,
  });
}
