import {remembered} from '@toolhive-docs/options/remembered';
import {recordOf} from '../result/recordOf';
import type {Store} from '../store/store';
import {facetsOf, NUMBERS} from './attributes';
import {isMet, worthOf, type Filter, type Test, type ValuesOf} from './Filter';

/** Whether a record may be a hit. */
export type Allows = (node: number) => boolean;

/** More than the levels of the node table. */
const LEVELS = 16;

/** Makes a filter quick to ask: most depend on few values, so that each combination is judged once. */
export function compileFilter(filter: Filter, store: Store): Allows {
  if (filter.length === 0) return () => true;
  const {pages, page, level} = store.nodes;
  const [coarse, fine] = [filter.filter(isCoarse), filter.filter((group) => !isCoarse(group))];
  const known: (boolean | undefined)[] = [];
  const allows: Allows = (node) =>
    (known[pages[page[node]!]!.facetSet * LEVELS + level[node]!] ??= isMet(coarse, (attribute) =>
      valuesOf(attribute, node, store),
    ));
  return fine.length === 0
    ? allows
    : (node) => allows(node) && isMet(fine, valuesOfRecord(node, store));
}

/** {@link worthOf} for records. */
export function scoreOf(filter: Filter, sums: boolean, store: Store): (node: number) => number {
  return (node) => worthOf(filter, sums, valuesOfRecord(node, store));
}

/** The values of a record. Each is made once, however many conditions ask for its attributes. */
function valuesOfRecord(node: number, store: Store): ValuesOf {
  return remembered((attribute) => valuesOf(attribute, node, store));
}

function isCoarse(group: readonly Test[]): boolean {
  return group.every(({attribute}) => !NEEDS_RECORD.has(attribute));
}

const NEEDS_RECORD: ReadonlySet<string> = new Set(['objectID', ...NUMBERS]);

/** Values of any attribute that can be filtered by. */
export function valuesOf(
  attribute: string,
  node: number,
  store: Store,
): readonly (string | number)[] {
  if (!NEEDS_RECORD.has(attribute)) {
    const {pages, page, level} = store.nodes;
    return facetsOf(attribute, pages[page[node]!]!.facets, level[node]!);
  }
  const {objectID, weight} = recordOf(node, store);
  return [
    attribute === 'objectID'
      ? objectID
      : weight[attribute.slice('weight.'.length) as keyof typeof weight],
  ];
}
