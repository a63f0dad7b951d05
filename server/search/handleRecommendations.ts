import type {SearchEngine, SearchRecord} from '@toolhive-docs/search-engine';
import {badRequest} from './HttpError';
import type {HandlerContext} from './HandlerContext';
import {MAX_RELATED} from './limits';
import {readBatch} from './readQueries';

/** The provider's name for "things like this one". */
const MODEL = 'related-products';

/** Hits fetched at a time while ids are gathered: the most that one result holds. */
const AT_ONCE = 1000;

/**
 * Finds related pages for a batch of requests. `objectID` names a record of the page, or is the page's address.
 * @throws HttpError for a batch that is not one, an unknown model, an objectID that is not in the index.
 */
export async function handleRecommendations(
  body: unknown,
  {index, indexName}: HandlerContext,
): Promise<{results: {hits: SearchRecord[]}[]}> {
  const requests = readBatch(body, indexName);
  const engine = await index.open();
  const results = requests.map(({model, objectID, maxRecommendations}, at) => {
    if (model !== undefined && model !== MODEL)
      throw badRequest(`requests[${at}].model must be "${MODEL}"`);
    if (typeof objectID !== 'string')
      throw badRequest(
        `requests[${at}].objectID must be the id of a record or the address of a page`,
      );
    const page = pageOf(objectID, engine);
    if (page === undefined) throw badRequest(`requests[${at}].objectID is not in the index`);
    return {hits: engine.related(page, countOf(maxRecommendations, at))};
  });
  return {results};
}

function countOf(asked: unknown, at: number): number {
  if (asked === undefined || asked === 0) return MAX_RELATED;
  const isCount =
    typeof asked === 'number' && Number.isInteger(asked) && asked > 0 && asked <= MAX_RELATED;
  if (!isCount)
    throw badRequest(
      `requests[${at}].maxRecommendations must be a whole number from 1 to ${MAX_RELATED}`,
    );
  return asked;
}

const known = new WeakMap<SearchEngine, ReadonlyMap<string, string>>();

function pageOf(objectID: string, engine: SearchEngine): string | undefined {
  const pages = known.get(engine) ?? gather(engine);
  known.set(engine, pages);
  return pages.get(objectID);
}

/** The page of every record by its id, and of every page by its address. */
function gather(engine: SearchEngine): Map<string, string> {
  const pages = new Map<string, string>();
  for (let page = 0, more = true; more; page += 1) {
    const {hits, nbPages} = engine.search({
      query: '',
      distinct: false,
      hitsPerPage: AT_ONCE,
      page,
      attributesToRetrieve: ['url_without_anchor'],
    });
    for (const {objectID, url_without_anchor: address} of hits)
      if (address !== undefined) pages.set(objectID, address).set(address, address);
    more = page + 1 < nbPages;
  }
  return pages;
}
