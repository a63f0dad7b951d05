import {SearchEngine} from './engine';
import type {IndexFile} from './store/indexFile';

/**
 * Opens an index.
 * @param data what `buildIndex` gave back, or its JSON.
 * @throws Error when the data is not JSON or was written for another version of the engine.
 */
export function loadIndex(data: IndexFile | string): SearchEngine {
  return new SearchEngine(typeof data === 'string' ? (JSON.parse(data) as IndexFile) : data);
}
