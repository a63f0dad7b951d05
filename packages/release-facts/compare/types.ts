import type {Area, Json} from '../types';

/** One field of a fact in both releases; undefined where it is not there. */
export interface FieldChange {
  field: string;
  before?: Json;
  after?: Json;
}

/** What happened to one fact. */
export interface Change {
  area: Area;
  kind: 'added' | 'removed' | 'changed' | 'renamed';
  id: string;
  /** What it was called before, when it was renamed. */
  from?: string;
  /** What it has, when it was added or removed; what differs, when it was changed. */
  fields: FieldChange[];
  /** Only words for people differ. */
  textOnly: boolean;
  /** Where it is in the checkout. */
  path: string;
}
