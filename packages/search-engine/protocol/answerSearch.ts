import {escapeHtml} from '../result/escapeHtml';
import {MAX_QUERY_LENGTH} from '../constants';
import {newQueryId} from '../newQueryId';
import type {SearchEngine} from '../engine';
import {paramsOf} from '../paramsOf';
import type {CompleteRequest} from '../readRequest';
import type {SearchResult} from '../types';
import type {Search} from './readSearch';

/** A result with every field of the protocol. */
export type ProtocolResult = Omit<SearchResult, 'page' | 'nbPages' | 'hitsPerPage'> &
  Readonly<Record<string, unknown>>;

/** Fields that come whether they are asked for or not. Source: provider, responseFields. */
const ALWAYS: ReadonlySet<string> = new Set(['hits', 'warnings']);

/** What differs between two results of the same search: what it echoes, what it is called, and how long it took. */
export type PassingFields = Partial<
  Pick<SearchResult, 'params' | 'queryID' | 'processingTimeMS'> & {readonly serverTimeMS: number}
>;

/** The fields of a result that hold as long as the index does: `hits`, and what else was asked for. */
export type LastingFields = Pick<SearchResult, 'hits'> &
  Partial<Omit<SearchResult, 'page' | 'nbPages' | 'hitsPerPage' | keyof PassingFields>> &
  Readonly<Record<string, unknown>>;

/** Answers a search that has been read. */
export function answerSearch(engine: SearchEngine, search: Search): ProtocolResult {
  const began = performance.now();
  const lasting = lastingFields(engine, search);
  return {...lasting, ...passingFields(search, performance.now() - began)} as ProtocolResult;
}

/** Answers a search that has been read, without what differs each time. */
export function lastingFields(engine: SearchEngine, search: Search): LastingFields {
  const steps = stepsOf(search);
  let step = steps.next();
  while (step.done !== true) step = steps.next(engine.run(step.value, ''));
  return step.value;
}

/** The same from an index elsewhere. */
export async function lastingFieldsFrom(
  run: (asked: CompleteRequest) => Promise<SearchResult>,
  search: Search,
): Promise<LastingFields> {
  const steps = stepsOf(search);
  let step = steps.next();
  while (step.done !== true) step = steps.next(await run(step.value));
  return step.value;
}

/** Gives each request that has to be run, takes its result, and returns the lasting fields of the answer in the end. */
function* stepsOf(search: Search): Generator<CompleteRequest, LastingFields, SearchResult> {
  const {asked, warnings, responseFields} = search;
  const {result, removed} = yield* runShorter(search);
  const {
    page,
    nbPages,
    hitsPerPage,
    params: _,
    queryID: __,
    processingTimeMS: ___,
    ...rest
  } = result;
  const isPaged = asked.slice === undefined;
  const hasFacets = asked.facets.length > 0;
  return chosen(responseFields, {
    ...rest,
    ...(isPaged ? {page, nbPages, hitsPerPage} : asked.slice),
    ...(removed !== undefined && {queryAfterRemoval: removed}),
    nbSortedHits: result.nbHits,
    exhaustiveTypo: true,
    ...(hasFacets && {exhaustiveFacetsCount: true}),
    exhaustive: {nbHits: true, typo: true, ...(hasFacets && {facetsCount: true})},
    renderingContent: {},
    ...(warnings.length > 0 && {warnings}),
  });
}

/** The fields of a result that differ each time. @param milliseconds - What the answer took. */
export function passingFields(
  {asked, parameters, responseFields}: Search,
  milliseconds: number,
): PassingFields {
  const time = Math.max(1, Math.round(milliseconds));
  return chosen(responseFields, {
    params: paramsOf(parameters),
    ...(asked.clickAnalytics && {queryID: newQueryId()}),
    processingTimeMS: time,
    serverTimeMS: time,
  });
}

/** The fields of a result that a request asks for. */
function chosen<T extends object>(names: readonly string[], fields: T): T {
  if (names.includes('*')) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => ALWAYS.has(name) || names.includes(name)),
  ) as T;
}

/** A query without results loses words, one at a time, from the end that the request names. */
function* runShorter({
  asked,
  removes,
}: Search): Generator<CompleteRequest, {result: SearchResult; removed?: string}, SearchResult> {
  let result = yield asked;
  if (removes === 'nothing') return {result};
  const words = asked.query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  for (let left = words.length - 1; left > 0 && result.nbHits === 0; left -= 1) {
    const cut = words.length - left;
    const query = (removes === 'lastWords' ? words.slice(0, left) : words.slice(cut)).join(' ');
    const shorter: CompleteRequest = {...asked, query};
    result = yield shorter;
    if (result.nbHits === 0) continue;
    const isGone = (at: number) => (removes === 'lastWords' ? at >= left : at < cut);
    return {
      result: {...result, query: asked.query.slice(0, MAX_QUERY_LENGTH)},
      removed: words
        .map((word, at) => (isGone(at) ? `<em>${escapeHtml(word)}</em>` : escapeHtml(word)))
        .join(' '),
    };
  }
  return {result: {...result, query: asked.query.slice(0, MAX_QUERY_LENGTH)}};
}

/** Words that may be removed. Source: ours; each costs a search. */
const MAX_WORDS = 10;
