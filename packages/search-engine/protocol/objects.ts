import {pick, type AttributeTest} from '../result/hitOf';
import {recordOf} from '../result/recordOf';
import type {SearchEngine} from '../engine';
import type {SearchRecord} from '../types';

const known = new WeakMap<SearchEngine, ReadonlyMap<string, number>>();

/** A record by its id; undefined when there is none. */
export function findObject(engine: SearchEngine, objectID: string): SearchRecord | undefined {
  const ids = known.get(engine) ?? gather(engine);
  known.set(engine, ids);
  const node = ids.get(objectID);
  return node === undefined ? undefined : recordOf(node, engine.store);
}

/** A record with the attributes asked for; always with its id. */
export function withAttributes(
  record: SearchRecord,
  isWanted: AttributeTest,
): Partial<SearchRecord> & {readonly objectID: string} {
  return {...pick(record, isWanted), objectID: record.objectID};
}

/** Pages in the index by their address, as results name it. */
export function hasPage(engine: SearchEngine, address: string): boolean {
  return engine.store.nodes.pages.some(({url}) => url === address);
}

function gather(engine: SearchEngine): Map<string, number> {
  const {count, isRecord} = engine.store.nodes;
  const ids = new Map<string, number>();
  for (let node = 0; node < count; node++)
    if (isRecord[node] === 1) ids.set(recordOf(node, engine.store).objectID, node);
  return ids;
}
