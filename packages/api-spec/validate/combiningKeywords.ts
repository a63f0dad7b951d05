import {valueAt} from '../pointer';
import type {IndexedSchema} from '../schemaIndex';
import type {SchemaObject} from '../types';
import type {Keywords, Visit} from './Visit';

/** `$ref`, `$dynamicRef`, `allOf`, `anyOf`, `oneOf`, `not`, `if`. */
export const combiningKeywords: Keywords = (visit, schema) => {
  const {$ref, $dynamicRef, allOf = []} = schema;
  if ($ref !== undefined) visit.merge(visit.ask(target($ref, visit)));
  if ($dynamicRef !== undefined) visit.merge(visit.ask(dynamicTarget($dynamicRef, visit)));
  for (const index of allOf.keys()) visit.merge(visit.ask(visit.sub('allOf', index)));
  if (schema.anyOf) checkBranches('anyOf', visit, schema);
  if (schema.oneOf) checkBranches('oneOf', visit, schema);
  if (schema.not !== undefined && !visit.ask(visit.sub('not')).problems.length)
    visit.complain('not', 'has a form that is not allowed');
  if (schema.if !== undefined) {
    const condition = visit.ask(visit.sub('if'));
    const holds = !condition.problems.length;
    if (holds) visit.merge(condition);
    const branch = holds ? 'then' : 'else';
    if (schema[branch] !== undefined) visit.merge(visit.ask(visit.sub(branch)));
  }
};

function target(ref: string, {run, at}: Visit): IndexedSchema {
  const found = run.index.find(ref, at.base);
  if (!found) throw new Error(`${at.pointer}: the reference "${ref}" leads nowhere.`);
  return found;
}

/** The outermost resource entered so far that marks the same dynamic anchor decides; otherwise it is a plain reference. */
function dynamicTarget(ref: string, visit: Visit): IndexedSchema {
  const initial = target(ref, visit);
  const anchor = ref.slice(ref.indexOf('#') + 1);
  if (typeof initial.schema !== 'object' || initial.schema.$dynamicAnchor !== anchor)
    return initial;
  for (const base of visit.run.scope) {
    const found = visit.run.index.dynamic(anchor, base);
    if (found) return found;
  }
  return initial;
}

function checkBranches(keyword: 'anyOf' | 'oneOf', visit: Visit, schema: SchemaObject): void {
  const branches = (schema[keyword] ?? []).map((_, index) => visit.sub(keyword, index));
  const outcomes = branches.map((branch) => visit.ask(branch));
  const matching = outcomes.filter((outcome) => !outcome.problems.length);
  for (const outcome of matching) visit.merge(outcome);
  const {length} = matching;
  if (length === 1 || (keyword === 'anyOf' && length > 1)) return;
  if (length)
    return visit.complain(keyword, `matches ${length} of the alternatives; exactly one is allowed`);
  const chosen = pickBranch(schema, outcomes, visit.value);
  if (chosen) visit.takeProblems(chosen);
  else visit.complain(keyword, `matches none of the ${branches.length} alternatives`);
}

/** The branch whose problems help most: the one the discriminator names, else the only one that got beyond the value's own type. */
function pickBranch(
  {discriminator}: SchemaObject,
  outcomes: readonly Visit[],
  value: unknown,
): Visit | undefined {
  const tag = discriminator ? valueAt(value, `/${discriminator.propertyName}`) : undefined;
  if (discriminator && typeof tag === 'string') {
    const named = discriminator.mapping?.[tag] ?? tag;
    return outcomes.find(
      ({at: {schema}}) =>
        typeof schema === 'object' &&
        (schema.$ref === named || schema.$ref === `#/components/schemas/${named}`),
    );
  }
  const beyondType = outcomes.filter(
    ({problems}) => !problems.some(({keyword, path}) => keyword === 'type' && path === ''),
  );
  return beyondType.length === 1 ? beyondType[0] : undefined;
}
