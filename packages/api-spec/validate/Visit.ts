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
  evaluate(schema: IndexedSchema, value: unknown, path: string): Visit;
}

/** A keyword group: looks at one value with one schema and notes what it finds. */
export type Keywords = (visit: Visit, schema: SchemaObject) => void;

const maxProblems = 20;

/** One value beside one schema, and what came of it. */
export class Visit {
  readonly problems: Problem[] = [];
  /** Which parts of an object or array the schema has dealt with; `unevaluatedProperties` and `unevaluatedItems` take the rest. */
  readonly properties = new Set<string>();
  readonly items = new Set<number>();

  constructor(
    readonly run: Run,
    readonly at: IndexedSchema,
    readonly value: unknown,
    readonly path: string,
  ) {}

  get isFull(): boolean {
    return this.problems.length >= maxProblems;
  }

  complain(keyword: string, message: string, path = this.path): void {
    if (!this.isFull) this.problems.push({path, keyword, message});
  }

  /** The subschema under some keys of the schema, with the address its references start from. */
  sub(...keys: (string | number)[]): IndexedSchema {
    const pointer = join(this.at.pointer, ...keys);
    const found = this.run.index.at(pointer);
    if (!found) throw new Error(`There is no schema at ${pointer}.`);
    return found;
  }

  /** What another schema says of the same value. */
  ask(schema: IndexedSchema): Visit {
    return this.run.evaluate(schema, this.value, this.path);
  }

  /** What a schema says of a member or an item. */
  askPart(schema: IndexedSchema, part: unknown, key: string | number): Visit {
    return this.run.evaluate(schema, part, join(this.path, key));
  }

  /** Takes over what is wrong with a part of the value. */
  takeProblems({problems}: Visit): void {
    this.problems.push(...problems.slice(0, maxProblems - this.problems.length));
  }

  /** Takes over what another schema found out about the same value. */
  merge(found: Visit): void {
    this.takeProblems(found);
    for (const key of found.properties) this.properties.add(key);
    for (const item of found.items) this.items.add(item);
  }
}
