import {join} from '../pointer';
import type {IndexedSchema} from '../schemaIndex';
import type {Run} from './Run';

/** The subschema under some keys of a schema, with the address its references start from. */
export function sub(run: Run, at: IndexedSchema, ...keys: (string | number)[]): IndexedSchema {
  const pointer = keys.reduce<string>(join, at.pointer);
  const found = run.index.at(pointer);
  if (!found) throw new Error(`There is no schema at ${pointer}.`);
  return found;
}
