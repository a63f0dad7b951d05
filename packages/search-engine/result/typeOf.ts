import {CONTENT} from '../store/nodeTable';
import type {RecordType} from '../types';

/** Type of record that stands at a level of the node table. */
export function typeOf(level: number): RecordType {
  return level === CONTENT ? 'content' : (`lvl${level}` as RecordType);
}
