/** A value that JSON can hold. */
export type Json =
  null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** Kinds of facts, in the order in which a report tells them. */
export const AREAS = {
  command: 'Commands',
  flag: 'Flags',
  operation: 'API operations',
  parameter: 'API parameters',
  'request body': 'API request bodies',
  response: 'API responses',
  'schema field': 'API fields',
  resource: 'Resource definitions',
  'resource field': 'Resource fields',
  chart: 'Charts',
  'chart value': 'Chart values',
  image: 'Images',
  'registry server': 'Registry servers',
  'registry variable': 'Registry variables',
  'registry counter': 'Registry counters',
  constant: 'Constants',
} as const;
export type Area = keyof typeof AREAS;

/** One thing that a release has, such as a flag, with what is known about it. */
export interface Fact {
  area: Area;
  /** Unique in its area and readable, such as `thv run --port`. */
  id: string;
  /** A field that has no value is left out. */
  fields: Readonly<Record<string, Json>>;
  /** Where it is in the checkout. */
  path: string;
}

/** What could be read from a checkout, and what could not. */
export interface ReleaseFacts {
  facts: Fact[];
  /** What is missing or cannot be read: path and reason. */
  notes: string[];
}

/** Fields in words for people. A change of nothing else needs no other value in specs/. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set(['description', 'summary', 'examples']);

/** One field of a fact in both releases; undefined where it is not there. */
export interface FieldChange {
  field: string;
  before?: Json;
  after?: Json;
}

/** What happened to one fact. */
export interface Change {
  area: Area;
  kind: 'added' | 'removed' | 'changed';
  id: string;
  /** What it has, when it was added or removed; what differs, when it was changed. */
  fields: FieldChange[];
  /** Only words for people differ. */
  textOnly: boolean;
  /** Where it is in the checkout. */
  path: string;
}
