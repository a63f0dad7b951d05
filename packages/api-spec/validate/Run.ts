import {join} from '../pointer';
import type {IndexedSchema, SchemaIndex} from '../schemaIndex';
import type {SchemaObject} from '../types';

/** Why a value does not match its schema. */
export interface Problem {
  /** Which part of the value, as a JSON pointer without `#`; empty for the whole value. */
  readonly path: string;
  /** The keyword of the schema that failed. */
  readonly keyword: string;
  /** What is wrong, without a subject: `must be a string, not a number`. */
  readonly message: string;
}

/** Which parts of an object or array a schema has dealt with; `unevaluatedProperties` and `unevaluatedItems` take the rest. */
export interface Outcome {
  readonly problems: Problem[];
  readonly properties: Set<string>;
  readonly items: Set<number>;
}

/** What one validation shares: the index, the limits and the resources entered so far (for `$dynamicRef`). */
export interface Run {
  readonly index: SchemaIndex;
  readonly direction: 'request' | 'response' | undefined;
  /** Schema evaluations left; bounds the time for schemas whose branches multiply. */
  steps: number;
  depth: number;
  readonly scope: string[];
  /** `pointer@path` of the schemas being evaluated, to notice one that only refers to itself. */
  readonly active: Set<string>;
  evaluate(schema: IndexedSchema, value: unknown, path: string): Outcome;
}

/** A keyword group: looks at one value with one schema and adds to the outcome. */
export type Keywords = (
  schema: SchemaObject,
  at: IndexedSchema,
  value: unknown,
  path: string,
  out: Outcome,
  run: Run,
) => void;

export const maxProblems = 20;

export function emptyOutcome(): Outcome {
  return {problems: [], properties: new Set(), items: new Set()};
}

export function complain(out: Outcome, path: string, keyword: string, message: string): void {
  if (out.problems.length < maxProblems) out.problems.push({path, keyword, message});
}

/** Takes over what is wrong with a part of the value. */
export function takeProblems(out: Outcome, {problems}: Outcome): void {
  out.problems.push(...problems.slice(0, maxProblems - out.problems.length));
}

/** Takes over what a subschema found out about the same value. */
export function merge(out: Outcome, found: Outcome): void {
  takeProblems(out, found);
  for (const key of found.properties) out.properties.add(key);
  for (const item of found.items) out.items.add(item);
}

/** The subschema under some keys of a schema, with the address its references start from. */
export function sub(run: Run, at: IndexedSchema, ...keys: (string | number)[]): IndexedSchema {
  const pointer = keys.reduce<string>(join, at.pointer);
  const found = run.index.at(pointer);
  if (!found) throw new Error(`There is no schema at ${pointer}.`);
  return found;
}
