import {recordOf} from '../result/recordOf';
import type {Store} from '../store/store';
import {facetsOf, FACETS, NUMBERS} from './attributes';
import type {Filter, Test} from './Filter';

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
    (known[pages[page[node]!]!.facetSet * LEVELS + level[node]!] ??= holds(coarse, node, store));
  return fine.length === 0 ? allows : (node) => allows(node) && holds(fine, node, store);
}

/** What the conditions that hold are worth: of each group the best one, or all of them together. */
export function scoreOf(filter: Filter, sums: boolean, store: Store): (node: number) => number {
  return (node) =>
    filter.reduce((total, group) => {
      const scores = group.filter((test) => meets(test, node, store)).map(({score}) => score);
      return total + (sums ? scores.reduce((sum, one) => sum + one, 0) : Math.max(0, ...scores));
    }, 0);
}

function holds(filter: Filter, node: number, store: Store): boolean {
  return filter.every((group) => group.some((test) => meets(test, node, store)));
}

function meets({attribute, is, negated}: Test, node: number, store: Store): boolean {
  return valuesOf(attribute, node, store).some(is) !== negated;
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
  if ((FACETS as readonly string[]).includes(attribute))
    return facetsOf(attribute, node, store.nodes);
  if (!NEEDS_RECORD.has(attribute)) return [];
  const {objectID, weight} = recordOf(node, store);
  return [
    attribute === 'objectID'
      ? objectID
      : weight[attribute.slice('weight.'.length) as keyof typeof weight],
  ];
}
