import {valueAt} from '../pointer';
import type {IndexedSchema} from '../schemaIndex';
import type {SchemaObject} from '../types';
import {complain, merge, takeProblems, type Keywords, type Outcome, type Run, sub} from './Run';

/** `$ref`, `$dynamicRef`, `allOf`, `anyOf`, `oneOf`, `not`, `if`. */
export const combiningKeywords: Keywords = (schema, at, value, path, out, run) => {
  const {$ref, $dynamicRef, allOf = []} = schema;
  if ($ref !== undefined) merge(out, run.evaluate(target($ref, at, run), value, path));
  if ($dynamicRef !== undefined)
    merge(out, run.evaluate(dynamicTarget($dynamicRef, at, run), value, path));
  for (const index of allOf.keys())
    merge(out, run.evaluate(sub(run, at, 'allOf', index), value, path));
  if (schema.anyOf) checkBranches('anyOf', schema, at, value, path, out, run);
  if (schema.oneOf) checkBranches('oneOf', schema, at, value, path, out, run);
  if (schema.not !== undefined && !run.evaluate(sub(run, at, 'not'), value, path).problems.length)
    complain(out, path, 'not', 'has a form that is not allowed');
  if (schema.if !== undefined) {
    const condition = run.evaluate(sub(run, at, 'if'), value, path);
    const holds = !condition.problems.length;
    if (holds) merge(out, condition);
    const branch = holds ? 'then' : 'else';
    if (schema[branch] !== undefined) merge(out, run.evaluate(sub(run, at, branch), value, path));
  }
};

function target(ref: string, at: IndexedSchema, run: Run): IndexedSchema {
  const found = run.index.find(ref, at.base);
  if (!found) throw new Error(`${at.pointer}: the reference "${ref}" leads nowhere.`);
  return found;
}

/** The outermost resource entered so far that marks the same dynamic anchor decides; otherwise it is a plain reference. */
function dynamicTarget(ref: string, at: IndexedSchema, run: Run): IndexedSchema {
  const initial = target(ref, at, run);
  const anchor = ref.slice(ref.indexOf('#') + 1);
  if (typeof initial.schema !== 'object' || initial.schema.$dynamicAnchor !== anchor)
    return initial;
  for (const base of run.scope) {
    const found = run.index.dynamic(anchor, base);
    if (found) return found;
  }
  return initial;
}

function checkBranches(
  keyword: 'anyOf' | 'oneOf',
  ...[schema, at, value, path, out, run]: Parameters<Keywords>
): void {
  const branches = (schema[keyword] ?? []).map((_, index) => sub(run, at, keyword, index));
  const outcomes = branches.map((branch) => run.evaluate(branch, value, path));
  const matching = outcomes.filter((outcome) => !outcome.problems.length);
  for (const outcome of matching) merge(out, outcome);
  if (matching.length === 1 || (keyword === 'anyOf' && matching.length > 1)) return;
  if (matching.length) {
    complain(
      out,
      path,
      keyword,
      `matches ${matching.length} of the alternatives; exactly one is allowed`,
    );
    return;
  }
  const chosen = outcomes[pickBranch(schema, branches, outcomes, value)];
  if (chosen) takeProblems(out, chosen);
  else complain(out, path, keyword, `matches none of the ${branches.length} alternatives`);
}

/** The branch whose problems help most: the one the discriminator names, else the only one that got beyond the value's own type. */
function pickBranch(
  schema: SchemaObject,
  branches: readonly IndexedSchema[],
  outcomes: readonly Outcome[],
  value: unknown,
): number {
  const {discriminator} = schema;
  const tag = discriminator ? valueAt(value, `/${discriminator.propertyName}`) : undefined;
  if (discriminator && typeof tag === 'string') {
    const named = discriminator.mapping?.[tag] ?? tag;
    return branches.findIndex(
      ({schema: branch}) =>
        typeof branch === 'object' &&
        (branch.$ref === named || branch.$ref === `#/components/schemas/${named}`),
    );
  }
  const beyondType = outcomes.flatMap((outcome, index) =>
    outcome.problems.some((problem) => problem.keyword === 'type' && problem.path === '')
      ? []
      : [index],
  );
  return beyondType.length === 1 ? (beyondType[0] ?? -1) : -1;
}
