import {join} from '../pointer';
import {canonical} from './describe';
import {
  complain,
  maxProblems,
  takeProblems,
  type Keywords,
  type Outcome,
  type Run,
  sub,
} from './Run';
import type {IndexedSchema} from '../schemaIndex';

/** `prefixItems`, `items`, `contains` and the counts of arrays. */
export const arrayKeywords: Keywords = (schema, at, value, path, out, run) => {
  if (!Array.isArray(value)) return;
  const {minItems, maxItems, uniqueItems, prefixItems = [], items} = schema;
  if (minItems !== undefined && value.length < minItems)
    complain(out, path, 'minItems', `must have ${minItems} items or more; has ${value.length}`);
  if (maxItems !== undefined && value.length > maxItems)
    complain(out, path, 'maxItems', `must have ${maxItems} items or fewer; has ${value.length}`);
  if (uniqueItems && new Set(value.map(canonical)).size < value.length)
    complain(out, path, 'uniqueItems', 'must not hold the same item twice');
  for (const index of prefixItems.keys()) {
    if (index < value.length)
      checkItem(sub(run, at, 'prefixItems', index), value, index, path, out, run);
  }
  if (items !== undefined) {
    const rest = sub(run, at, 'items');
    for (
      let index = prefixItems.length;
      index < value.length && out.problems.length < maxProblems;
      index += 1
    )
      checkItem(rest, value, index, path, out, run);
  }
  if (schema.contains !== undefined) checkContains(schema, at, value, path, out, run);
};

function checkItem(
  schema: IndexedSchema,
  value: readonly unknown[],
  index: number,
  path: string,
  out: Outcome,
  run: Run,
): void {
  takeProblems(out, run.evaluate(schema, value[index], join(path, index)));
  out.items.add(index);
}

const checkContains: Keywords = (schema, at, value, path, out, run) => {
  const wanted = sub(run, at, 'contains');
  let found = 0;
  if (!Array.isArray(value)) return;
  for (const [index, item] of value.entries()) {
    if (run.evaluate(wanted, item, join(path, index)).problems.length) continue;
    found += 1;
    out.items.add(index);
  }
  const {minContains = 1, maxContains = Infinity} = schema;
  if (found < minContains)
    complain(
      out,
      path,
      'contains',
      `must hold ${minContains} matching item${minContains === 1 ? '' : 's'} or more; has ${found}`,
    );
  if (found > maxContains)
    complain(
      out,
      path,
      'maxContains',
      `must hold ${maxContains} matching items or fewer; has ${found}`,
    );
};

/** `unevaluatedItems`, after everything else has had its say. */
export const unevaluatedItems: Keywords = (schema, at, value, path, out, run) => {
  if (schema.unevaluatedItems === undefined || !Array.isArray(value)) return;
  const rest = sub(run, at, 'unevaluatedItems');
  for (const index of value.keys()) {
    if (out.items.has(index)) continue;
    if (schema.unevaluatedItems === false)
      complain(out, join(path, index), 'unevaluatedItems', 'is an item too many');
    else checkItem(rest, value, index, path, out, run);
    out.items.add(index);
  }
};
