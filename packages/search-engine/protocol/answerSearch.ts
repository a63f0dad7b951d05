import {escapeHtml} from '../result/escapeHtml';
import {MAX_QUERY_LENGTH} from '../constants';
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

/** Answers a search that has been read. */
export function answerSearch(engine: SearchEngine, search: Search): ProtocolResult {
  const params = paramsOf(search.parameters);
  const steps = stepsOf(search);
  let step = steps.next();
  while (step.done !== true) step = steps.next(engine.run(step.value, params));
  return step.value;
}

/** The same from an index elsewhere. */
export async function answerSearchFrom(
  run: (asked: CompleteRequest, params: string) => Promise<SearchResult>,
  search: Search,
): Promise<ProtocolResult> {
  const params = paramsOf(search.parameters);
  const steps = stepsOf(search);
  let step = steps.next();
  while (step.done !== true) step = steps.next(await run(step.value, params));
  return step.value;
}

/** Gives each request that has to be run, takes its result, and returns the answer in the end. */
function* stepsOf(search: Search): Generator<CompleteRequest, ProtocolResult, SearchResult> {
  const began = performance.now();
  const {asked, warnings, responseFields} = search;
  const {result, removed} = yield* runShorter(search);
  const {page, nbPages, hitsPerPage, ...rest} = result;
  const isPaged = asked.slice === undefined;
  const hasFacets = asked.facets.length > 0;
  const whole = {
    ...rest,
    ...(isPaged ? {page, nbPages, hitsPerPage} : asked.slice),
    ...(removed !== undefined && {queryAfterRemoval: removed}),
    nbSortedHits: result.nbHits,
    exhaustiveTypo: true,
    ...(hasFacets && {exhaustiveFacetsCount: true}),
    exhaustive: {nbHits: true, typo: true, ...(hasFacets && {facetsCount: true})},
    renderingContent: {},
    serverTimeMS: Math.max(1, Math.round(performance.now() - began)),
    ...(warnings.length > 0 && {warnings}),
  };
  if (responseFields.includes('*')) return whole;
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => ALWAYS.has(name) || responseFields.includes(name)),
  ) as ProtocolResult;
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
