import {attributeTest} from '../result/hitOf';
import {recordOf} from '../result/recordOf';
import type {SearchEngine} from '../engine';
import type {SearchRecord} from '../types';
import {paramsOf} from '../paramsOf';
import {isCount} from '../request/fields';
import {RequestError} from '../requestError';
import {everyHit} from './fewerWords';
import {withAttributes} from './objects';
import {fromAddress, type Parameters} from './readParameters';
import {readSearch, type Search} from './readSearch';
import {chosen} from './responseFields';

/** Records of one step of a walk through the index. */
export interface BrowseResult {
  readonly hits: readonly ReturnType<typeof withAttributes>[];
  /** Leads to the next step; left out at the end. */
  readonly cursor?: string;
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly warnings?: readonly string[];
}

/** Records of a step when the request does not say. Source: provider, browse. */
const RECORDS = 1000;

/** One step of a walk that has been read. */
export interface Browse extends Search {
  /** Place of the first record of the step, from 0; the step has `asked.hitsPerPage`. */
  readonly first: number;
  readonly began: number;
}

/** Walks through the records that meet a request, in the order of the index. */
export function browse(engine: SearchEngine, step: Browse): BrowseResult {
  const nodes = [...everyHit(engine, step)].sort((a, b) => a - b);
  const records = nodes
    .slice(step.first, step.first + step.asked.hitsPerPage)
    .map((node) => recordOf(node, engine.store));
  return browseResult(step, records, nodes.length);
}

/**
 * Reads a step. Some parameters are fixed, whatever the request says. Source: provider, browse.
 * @throws RequestError (status 400) for a wrong parameter, and for a cursor that came from nowhere.
 */
export function readBrowse({cursor, ...given}: Parameters, indexName: string): Browse {
  const began = performance.now();
  const {from, parameters} =
    cursor === undefined || cursor === null ? {from: 0, parameters: given} : readCursor(cursor);
  for (const name of ['offset', 'length'])
    if (parameters[name] !== undefined && parameters[name] !== null)
      throw new RequestError(
        `${name} is not of a walk through records; give hitsPerPage, then the cursor of each result`,
      );
  const search = readSearch(
    {...parameters, hitsPerPage: parameters['hitsPerPage'] ?? RECORDS},
    indexName,
  );
  const {page, hitsPerPage, words} = search.asked;
  const asked: Search['asked'] = {
    ...search.asked,
    distinct: 'record',
    advancedSyntax: false,
    words: {...words, inflections: false, typos: words.typos === 'none' ? 'none' : 'all'},
  };
  return {...search, parameters, asked, first: from + page * hitsPerPage, began};
}

/**
 * @param records - Those of the step.
 * @param total - All that meet the request.
 */
export function browseResult(
  {asked, parameters, responseFields, warnings, first, began}: Browse,
  records: readonly SearchRecord[],
  total: number,
): BrowseResult {
  const {hitsPerPage} = asked;
  const next = first + hitsPerPage;
  const isWanted = attributeTest(asked.attributesToRetrieve);
  return chosen<BrowseResult>(responseFields, {
    hits: records.map((record) => withAttributes(record, isWanted)),
    ...(next < total && hitsPerPage > 0 && {cursor: writeCursor(next, {...parameters, page: 0})}),
    nbHits: total,
    page: hitsPerPage === 0 ? 0 : Math.floor(first / hitsPerPage),
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage),
    hitsPerPage,
    query: asked.query,
    params: paramsOf(parameters),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
    ...(warnings.length > 0 && {warnings}),
  });
}

/** The place to go on and the request, so that the server need not remember either. */
function writeCursor(from: number, parameters: Parameters): string {
  return btoa(`${from};${paramsOf(parameters)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function readCursor(cursor: unknown): {from: number; parameters: Parameters} {
  try {
    const text = atob(String(cursor).replaceAll('-', '+').replaceAll('_', '/'));
    const [from = '', ...rest] = text.split(';');
    if (/^\d+$/.test(from) && isCount(Number(from)))
      return {from: Number(from), parameters: fromAddress(rest.join(';'))};
  } catch {
    // Told below.
  }
  throw new RequestError('cursor must be the cursor of an earlier result');
}
