import {
  FORM_WEIGHT,
  LEVEL_WEIGHT,
  SATURATION,
  searchedLevels,
  STOP_WORD_WEIGHT,
  waysOf,
  type ClassCount,
  type Evidence,
  type PartSearch,
} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {onlyRow} from './onlyRow';

/** What is asked of the records of a version. */
export interface PageSearch extends PartSearch {
  readonly version: number;
}

/** What was found in the whole index. */
export interface FoundPages extends Evidence {
  /** Hits. */
  readonly total: number;
  /** Hits by class. */
  readonly classes: readonly ClassCount[];
  /** Pages with their number of hits, best first. */
  readonly pages: readonly (readonly [page: number, hits: number])[];
}

/**
 * Texts that hold words, and records below them: a heading says its words for all that is below it. Which records are hits is decided
 * as `rank/candidates.ts` of the engine does, and pages are weighed by the same formula as in `rank/pageEvidence.ts`.
 *
 * $1 version, $2 to $4 the words: number, form and how each of its ways stands in a text; $5 levels that are searched, null for all;
 * $6 allowed classes, null for all; $7 demanded words, $8 quoted ones, as bits; $9 whether a record may lack demanded words when all do;
 * $10 what makes two records the same hit; $11 true for a query of words; $12 to $14 the same as $2 to $4 for words side by side.
 */
const FOUND = `
  holding AS MATERIALIZED (
    SELECT word, node, min(form) AS form, until, page, address, level, class, parent_class FROM (
      SELECT a.word, a.form, m.page, n.*
      FROM unnest($2::int[], $3::int[], $4::text[]) AS a (word, form, term)
        JOIN docs_search_mentions m ON m.version = $1 AND m.term = a.term
        CROSS JOIN unnest(m.nodes, m.untils, m.addresses, m.levels, m.classes, m.parent_classes)
          AS n (node, until, address, level, class, parent_class)
      UNION ALL
      SELECT a.word, a.form, t.page, t.node, t.until, t.address, t.level, t.class, t.parent_class
      FROM unnest($12::int[], $13::int[], $14::tsquery[]) AS a (word, form, query)
        JOIN docs_search_texts t ON t.version = $1 AND t.words @@ a.query
    ) found
    WHERE $5::int[] IS NULL OR level = ANY ($5::int[])
    GROUP BY word, node, until, page, address, level, class, parent_class
  ),
  texts AS MATERIALIZED (
    SELECT node, until, page, address, class, parent_class,
      coalesce(bit_or(1 << word) FILTER (WHERE word >= 0), 0) AS mask, bool_or(word < 0) AS banned
    FROM holding GROUP BY node, until, page, address, class, parent_class
  ),
  held AS (
    SELECT node, page, address, class, parent_class,
      bit_or(mask) AS mask, bool_or(banned) AS banned, bit_or(own) <> 0 AS adds
    FROM (
      SELECT node, page, address, class, parent_class, mask, banned, mask AS own
      FROM texts WHERE class IS NOT NULL
      UNION ALL
      -- What is no record, such as the label of a tab, adds its words to the records right below it.
      SELECT t.node, t.page, t.address, t.class, t.parent_class, h.mask, h.banned,
        CASE WHEN h.class IS NULL AND h.node > t.above THEN h.mask ELSE 0 END
      FROM texts h JOIN docs_search_texts t ON t.version = $1 AND t.node > h.node AND t.node < h.until
      WHERE h.until > h.node + 1 AND t.class IS NOT NULL
    ) h GROUP BY node, page, address, class, parent_class
  ),
  candidates AS MATERIALIZED (
    SELECT node, page, address, class, parent_class, mask, adds FROM held
    WHERE $11::bool AND NOT banned AND mask <> 0 AND mask & $8::int = $8::int
    UNION ALL
    SELECT node, page, address, class, parent_class, 0, true FROM docs_search_texts t
    WHERE NOT $11::bool AND version = $1 AND class IS NOT NULL
      AND NOT EXISTS (SELECT FROM held h WHERE h.node = t.node AND h.banned)
  ),
  decided AS (SELECT EXISTS (SELECT FROM candidates WHERE mask & $7::int = $7::int) AS complete),
  kept AS MATERIALIZED (
    SELECT c.*, CASE $10 WHEN 'page' THEN c.page WHEN 'url' THEN c.address ELSE c.node END AS hit
    FROM candidates c, decided
    WHERE ($6::int[] IS NULL OR class = ANY ($6::int[]))
      AND ($10 = 'record' OR adds OR parent_class IS NULL OR parent_class <> ALL ($6::int[]))
      AND (mask & $7::int = $7::int OR ($9::bool AND NOT complete))
  )`;

// $15 words that are required, as bits; $16 what each class is worth; $17 weight by level, $18 by form; $19 for each word its weight, null for
// one that weighs by its rarity; $20 pages in the index; $21 mentions that say half.
const PAGES = {
  name: 'docs-search-pages',
  text: `WITH ${FOUND},
  hits AS (SELECT DISTINCT ON (hit) hit, class FROM kept ORDER BY hit, node),
  said AS (
    SELECT word, page, count(*) AS texts,
      sum(($17::float8[])[level + 1] * ($18::float8[])[form + 1]) AS mentions
    FROM holding WHERE word >= 0 GROUP BY word, page
  ),
  rarity AS (
    SELECT word, count(*) AS pages, sum(texts) AS texts,
      coalesce(($19::float8[])[word + 1], 0.15 + ln(1 + ($20::float8 - count(*) + 0.5) / (count(*) + 0.5))) AS weight
    FROM said GROUP BY word
  ),
  evidence AS (
    SELECT s.page, sum(r.weight * s.mentions / (s.mentions + $21::float8 * p.length)) AS score
    FROM said s JOIN rarity r USING (word) JOIN docs_search_pages p ON p.version = $1 AND p.page = s.page
    GROUP BY s.page
  ),
  shown AS (
    SELECT page, count(DISTINCT hit) AS hits, bool_or(mask & $15::int = $15::int) AS has_all,
      max(($16::float8[])[class + 1]) AS worth
    FROM kept GROUP BY page
  )
  SELECT (SELECT count(*) FROM hits)::int AS total,
    (SELECT complete FROM decided) AS complete,
    (SELECT coalesce(json_agg(json_build_array(class, hits)), '[]')
      FROM (SELECT class, count(*) AS hits FROM hits GROUP BY class) c) AS classes,
    (SELECT coalesce(json_agg(json_build_array(word, pages, texts)), '[]') FROM rarity) AS holding,
    (SELECT coalesce(json_agg(json_build_array(s.page, s.hits)
        ORDER BY s.has_all DESC, s.worth DESC, coalesce(e.score, 0) DESC, p.rank DESC, s.page), '[]')
      FROM shown s LEFT JOIN evidence e USING (page)
        JOIN docs_search_pages p ON p.version = $1 AND p.page = s.page) AS pages`,
};

// $15 place of the first record, from 0; $16 how many.
const RECORDS = {
  name: 'docs-search-browse',
  text: `WITH ${FOUND}
  SELECT (SELECT count(*) FROM kept)::int AS total,
    (SELECT coalesce(json_agg(record ORDER BY node), '[]') FROM (
      SELECT t.node, t.record FROM (SELECT node FROM kept ORDER BY node OFFSET $15 LIMIT $16) k
        JOIN docs_search_texts t ON t.version = $1 AND t.node = k.node) r) AS records`,
};

interface PagesRow extends Omit<FoundPages, 'holding'> {
  readonly holding: readonly (readonly [word: number, pages: number, texts: number])[];
}

/** Finds every hit, and the pages they are on. @param pageCount - Pages of the whole index. */
export async function findPages(
  client: ClientBase,
  search: PageSearch,
  pageCount: number,
): Promise<FoundPages> {
  const {needles} = search.words;
  const values = [
    ...valuesOf(search),
    bitsOf(needles.map(({required}) => required)),
    search.worth,
    LEVEL_WEIGHT,
    FORM_WEIGHT,
    needles.map(({required}) => (required ? null : STOP_WORD_WEIGHT)),
    pageCount,
    SATURATION,
  ];
  const {holding, ...found} = await onlyRow<PagesRow>(client, {...PAGES, values});
  const byWord = new Map(holding.map(([word, pages, texts]) => [word, {pages, texts}]));
  return {...found, holding: needles.map((_, at) => byWord.get(at) ?? {pages: 0, texts: 0})};
}

/** Some of the records of a search, and how many it has. */
export interface FoundRecords {
  readonly total: number;
  readonly records: readonly SearchRecord[];
}

/** Finds some of the records of a search, in the order of the index, and counts all. */
export function findRecords(
  client: ClientBase,
  search: PageSearch,
  first: number,
  count: number,
): Promise<FoundRecords> {
  return onlyRow(client, {...RECORDS, values: [...valuesOf(search), first, count]});
}

/** The values of `FOUND`, in order. */
function valuesOf({version, asked, words, allowed}: PageSearch): unknown[] {
  const {needles, excluded} = words;
  const {single, runs} = waysOf(words);
  const searches = searchedLevels(asked.searchable);
  // What holds no word, such as "?", asks for nothing; an empty query asks for everything.
  const isWordless = asked.query.trim() !== '' && needles.length + excluded.length === 0;
  return [
    version,
    single.map(({word}) => word),
    single.map(({form}) => form),
    single.map(({term}) => term),
    searches === undefined
      ? null
      : LEVEL_WEIGHT.flatMap((_, level) => (searches(level) ? [level] : [])),
    allowedClasses(isWordless ? [] : allowed),
    bitsOf(needles.map(({required, optional}) => required && !optional)),
    bitsOf(needles.map(({word}) => word.kind === 'phrase')),
    asked.relax,
    asked.distinct,
    needles.length > 0,
    runs.map(({word}) => word),
    runs.map(({form}) => form),
    runs.map(({query}) => query),
  ];
}

/** Their numbers; null for all of them. */
function allowedClasses(allowed: readonly boolean[]): number[] | null {
  if (allowed.length > 0 && allowed.every(Boolean)) return null;
  return allowed.flatMap((isAllowed, at) => (isAllowed ? [at] : []));
}

function bitsOf(flags: readonly boolean[]): number {
  return flags.reduce((bits, flag, at) => (flag ? bits | (1 << at) : bits), 0);
}
