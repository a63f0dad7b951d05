import {canonicalJson} from '@toolhive-docs/options/canonicalJson';
import type {IndexedSchema} from '../schemaIndex';
import {join} from '../pointer';
import type {Keywords, Visit} from './Visit';

/** `prefixItems`, `items`, `contains` and the counts of arrays. */
export const arrayKeywords: Keywords = (visit, schema) => {
  const {value} = visit;
  if (!Array.isArray(value)) return;
  const {minItems, maxItems, uniqueItems, prefixItems = [], items} = schema;
  if (minItems !== undefined && value.length < minItems)
    visit.complain('minItems', `must have ${minItems} items or more; has ${value.length}`);
  if (maxItems !== undefined && value.length > maxItems)
    visit.complain('maxItems', `must have ${maxItems} items or fewer; has ${value.length}`);
  if (uniqueItems && new Set(value.map(canonicalJson)).size < value.length)
    visit.complain('uniqueItems', 'must not hold the same item twice');
  for (const index of prefixItems.keys())
    if (index < value.length) checkItem(visit, visit.sub('prefixItems', index), value, index);
  if (items !== undefined) {
    const rest = visit.sub('items');
    for (let index = prefixItems.length; index < value.length && !visit.isFull; index += 1)
      checkItem(visit, rest, value, index);
  }
  if (schema.contains !== undefined) checkContains(visit, schema);
};

function checkItem(
  visit: Visit,
  schema: IndexedSchema,
  value: readonly unknown[],
  index: number,
): void {
  visit.takeProblems(visit.askPart(schema, value[index], index));
  visit.items.add(index);
}

const checkContains: Keywords = (visit, {minContains = 1, maxContains = Infinity}) => {
  const wanted = visit.sub('contains');
  let found = 0;
  if (!Array.isArray(visit.value)) return;
  for (const [index, item] of visit.value.entries()) {
    if (visit.askPart(wanted, item, index).problems.length) continue;
    found += 1;
    visit.items.add(index);
  }
  if (found < minContains) {
    const many = `${minContains} matching item${minContains === 1 ? '' : 's'}`;
    visit.complain('contains', `must hold ${many} or more; has ${found}`);
  }
  if (found > maxContains)
    visit.complain('maxContains', `must hold ${maxContains} matching items or fewer; has ${found}`);
};

/** `unevaluatedItems`, after everything else has had its say. */
export const unevaluatedItems: Keywords = (visit, schema) => {
  const {value, path} = visit;
  if (schema.unevaluatedItems === undefined || !Array.isArray(value)) return;
  const rest = visit.sub('unevaluatedItems');
  for (const index of value.keys()) {
    if (visit.items.has(index)) continue;
    if (schema.unevaluatedItems === false)
      visit.complain('unevaluatedItems', 'is an item too many', join(path, index));
    else checkItem(visit, rest, value, index);
    visit.items.add(index);
  }
};
