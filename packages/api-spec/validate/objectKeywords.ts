import {join} from '../pointer';
import type {IndexedSchema} from '../schemaIndex';
import {complain, maxProblems, merge, sub, takeProblems} from './Run';
import type {Keywords, Outcome, Run} from './Run';
import {regex} from './scalarKeywords';

type ObjectValue = Record<string, unknown>;

function asObject(value: unknown): ObjectValue | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as ObjectValue)
    : undefined;
}

/** Which keys an object has, how many, and what is under them. */
export const objectKeywords: Keywords = (schema, at, value, path, out, run) => {
  const object = asObject(value);
  if (!object) return;
  const keys = Object.keys(object);
  const {minProperties, maxProperties} = schema;
  if (minProperties !== undefined && keys.length < minProperties)
    complain(
      out,
      path,
      'minProperties',
      `must have ${minProperties} members or more; has ${keys.length}`,
    );
  if (maxProperties !== undefined && keys.length > maxProperties)
    complain(
      out,
      path,
      'maxProperties',
      `must have ${maxProperties} members or fewer; has ${keys.length}`,
    );
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(object, key) && !isExempt(at, key, run))
      complain(out, join(path, key), 'required', 'is required');
  }
  for (const [key, needed] of Object.entries(schema.dependentRequired ?? {})) {
    if (!Object.hasOwn(object, key)) continue;
    for (const other of needed)
      if (!Object.hasOwn(object, other))
        complain(out, join(path, other), 'dependentRequired', `is required beside "${key}"`);
  }
  checkMembers(schema, at, value, path, out, run);
  for (const key of Object.keys(schema.dependentSchemas ?? {})) {
    if (Object.hasOwn(object, key))
      merge(out, run.evaluate(sub(run, at, 'dependentSchemas', key), value, path));
  }
};

/** A field that only the other side sends is not required here: `readOnly` in a request, `writeOnly` in a response. */
function isExempt(at: IndexedSchema, key: string, run: Run): boolean {
  if (!run.direction) return false;
  let property = run.index.at(join(join(at.pointer, 'properties'), key));
  for (let hop = 0; property && hop < 20; hop += 1) {
    const {schema, base} = property;
    if (typeof schema !== 'object') return false;
    if (run.direction === 'request' ? schema.readOnly : schema.writeOnly) return true;
    property = schema.$ref ? run.index.find(schema.$ref, base) : undefined;
  }
  return false;
}

const checkMembers: Keywords = (schema, at, value, path, out, run) => {
  const object = asObject(value);
  const {properties = {}, patternProperties = {}, additionalProperties, propertyNames} = schema;
  const patterns = Object.keys(patternProperties);
  if (
    !object ||
    (!schema.properties &&
      !schema.patternProperties &&
      additionalProperties === undefined &&
      propertyNames === undefined)
  )
    return;
  for (const key of Object.keys(object)) {
    if (out.problems.length >= maxProblems) return;
    const place = join(path, key);
    const apply = (member: IndexedSchema) => {
      takeProblems(out, run.evaluate(member, object[key], place));
      out.properties.add(key);
    };
    if (propertyNames !== undefined) {
      for (const problem of run.evaluate(sub(run, at, 'propertyNames'), key, place).problems)
        complain(out, place, 'propertyNames', `has a name that ${problem.message}`);
    }
    let known = Object.hasOwn(properties, key);
    if (known) apply(sub(run, at, 'properties', key));
    for (const pattern of patterns) {
      if (!regex(pattern).test(key)) continue;
      known = true;
      apply(sub(run, at, 'patternProperties', pattern));
    }
    if (!known && additionalProperties !== undefined)
      applyRest('additionalProperties', key, at, object, path, out, run);
  }
};

function applyRest(
  keyword: 'additionalProperties' | 'unevaluatedProperties',
  key: string,
  at: IndexedSchema,
  object: ObjectValue,
  path: string,
  out: Outcome,
  run: Run,
): void {
  const place = join(path, key);
  const rest = sub(run, at, keyword);
  if (rest.schema === false) complain(out, place, keyword, 'is not a known field');
  else takeProblems(out, run.evaluate(rest, object[key], place));
  out.properties.add(key);
}

/** `unevaluatedProperties`, after everything else has had its say. */
export const unevaluatedProperties: Keywords = (schema, at, value, path, out, run) => {
  const object = asObject(value);
  if (schema.unevaluatedProperties === undefined || !object) return;
  for (const key of Object.keys(object)) {
    if (!out.properties.has(key))
      applyRest('unevaluatedProperties', key, at, object, path, out, run);
  }
};
