import type {SearchRecord} from '@toolhive-docs/search-engine';
import {LEVEL_WEIGHT, quoted} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import type {RelatedRecord, RelatedRequest} from '../SearchBackend';
import {storable} from './onlyRow';

/** A page by its address, or else the one that has the record. */
const PAGE = `SELECT page, telling FROM docs_search_pages WHERE version = $1 AND (url = $2 OR page = (
    SELECT page FROM docs_search_texts WHERE version = $1 AND object_id = $3 LIMIT 1))
  ORDER BY url = $2 DESC LIMIT 1`;

// Words that tell what a page is about, found on other pages: `relatedPages.ts` of the engine.
const RELATED = `
  WITH telling AS (SELECT * FROM unnest($3::text[], $4::float8[]) AS t (term, worth)),
  said AS (
    SELECT t.page, w.lexeme AS term, sum(($6::float8[])[t.level + 1] * cardinality(w.positions)) AS mentions
    FROM docs_search_texts t, unnest(t.words) w
    WHERE t.version = $1 AND t.words @@ $5::tsquery AND w.lexeme = ANY ($3::text[])
    GROUP BY t.page, w.lexeme
  ),
  scores AS (
    SELECT s.page, sum(telling.worth * s.mentions / (s.mentions + p.length)) AS score
    FROM said s JOIN telling USING (term)
      JOIN docs_search_pages p ON p.version = $1 AND p.page = s.page
    WHERE s.page <> $2 GROUP BY s.page
  )
  SELECT t.record, s.score::float8 AS score
  FROM scores s JOIN docs_search_pages p ON p.version = $1 AND p.page = s.page
    JOIN docs_search_texts t ON t.version = $1 AND t.page = s.page
      AND t.node = (p.outline->>'first')::int + (p.outline->>'title')::int
  WHERE s.score > 0 AND (p.outline->>'title')::int >= 0 AND t.class = ANY ($7::int[])
  ORDER BY s.score DESC, s.page LIMIT $8`;

/** The title records of related pages, nearest first. @param allowed - For each class of records whether the filters allow it. */
export async function findRelated(
  client: ClientBase,
  version: number,
  {address, objectID, count}: RelatedRequest,
  allowed: readonly boolean[],
): Promise<RelatedRecord[]> {
  const {rows: pages} = await client.query<{
    page: number;
    telling: readonly (readonly [term: string, worth: number])[];
  }>(PAGE, [version, storable(address), storable(objectID)]);
  const [page] = pages;
  if (page === undefined || page.telling.length === 0) return [];
  const terms = page.telling.map(([term]) => term);
  const most = page.telling.reduce((sum, [, worth]) => sum + worth, 0);
  const {rows} = await client.query<{record: SearchRecord; score: number}>(RELATED, [
    version,
    page.page,
    terms,
    page.telling.map(([, worth]) => worth),
    terms.map(quoted).join(' | '),
    LEVEL_WEIGHT,
    allowed.flatMap((isAllowed, at) => (isAllowed ? [at] : [])),
    count,
  ]);
  return rows.map(({record, score}) => ({...record, _score: (100 * score) / most}));
}
