import type {LastingFields} from '@toolhive-docs/search-engine';
import {BodyStart, JsonBody} from './BodyStart';

/** A result whose lasting fields are written once. */
export interface WrittenResult {
  readonly start: BodyStart;
  /** The other fields. */
  readonly passing: object;
  /** Whether it was there already. */
  readonly isKept: boolean;
}

/** A result of a batch. */
export type Result = WrittenResult | Readonly<Record<string, unknown>>;

/** Searches mostly come alone, in this wrapping. */
const OPENING = '{"results":[';

/** The result of a batch that may end early, marked as one that was made. */
export function processed(result: Result): Result {
  return isWritten(result)
    ? {...result, passing: {...result.passing, processed: true}}
    : {...result, processed: true};
}

/** A result that can be sent again. */
export interface WrittenAnswer {
  /** Its lasting fields, so that others can follow. */
  readonly start: BodyStart;
  readonly nbHits: number;
  /** Hits in the result. */
  readonly hits: number;
}

/** Writes the lasting fields of a result. @param base - Address that completes those of hits. */
export function writeAnswer(lasting: LastingFields, base: string): WrittenAnswer {
  const hits = lasting.hits.map((hit) => absoluteUrls(hit, base));
  const text = OPENING + JSON.stringify({...lasting, hits}).slice(0, -1);
  return {start: new BodyStart(text), nbHits: lasting.nbHits ?? 0, hits: hits.length};
}

interface Addresses {
  readonly url?: string;
  readonly url_without_anchor?: string;
}

/** The same record with whole addresses: readers elsewhere build `new URL(hit.url)`. */
export function absoluteUrls<T extends Addresses>(record: T, base: string): T {
  const {url, url_without_anchor: page} = record;
  return {
    ...record,
    ...(url !== undefined && {url: new URL(url, base).href}),
    ...(page !== undefined && {url_without_anchor: new URL(page, base).href}),
  };
}

/** The body of a batch of results. */
export function batchBody(results: readonly Result[]): JsonBody {
  const [first] = results;
  if (results.length === 1 && isWritten(first))
    return new JsonBody(first.start, `${endOf(first)}]}`, first.isKept);
  return new JsonBody(
    undefined,
    `${OPENING}${results.map(textOf).join(',')}]}`,
    results.every(isKept),
  );
}

/** The body of one result that was asked for by itself. */
export function resultBody(result: Result): JsonBody {
  return new JsonBody(undefined, textOf(result), isKept(result));
}

function isWritten(result: Result | undefined): result is WrittenResult {
  return result?.['start'] instanceof BodyStart;
}

function isKept(result: Result): boolean {
  return isWritten(result) && result.isKept;
}

function textOf(result: Result): string {
  return isWritten(result)
    ? result.start.text().slice(OPENING.length) + endOf(result)
    : JSON.stringify(result);
}

function endOf({passing}: WrittenResult): string {
  const fields = JSON.stringify(passing).slice(1);
  return fields === '}' ? fields : `,${fields}`;
}
