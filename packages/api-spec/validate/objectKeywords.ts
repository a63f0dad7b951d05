import {isObject} from '@toolhive-docs/options/isObject';
import {join} from '../pointer';
import type {IndexedSchema} from '../schemaIndex';
import {regex} from './scalarKeywords';
import type {Keywords, Visit} from './Visit';

/** Which keys an object has, how many, and what is under them. */
export const objectKeywords: Keywords = (visit, schema) => {
  const {path, value: object} = visit;
  if (!isObject(object)) return;
  const {length} = Object.keys(object);
  const {minProperties, maxProperties} = schema;
  if (minProperties !== undefined && length < minProperties)
    visit.complain('minProperties', `must have ${minProperties} members or more; has ${length}`);
  if (maxProperties !== undefined && length > maxProperties)
    visit.complain('maxProperties', `must have ${maxProperties} members or fewer; has ${length}`);
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(object, key) && !isExempt(visit, key))
      visit.complain('required', 'is required', join(path, key));
  }
  for (const [key, needed] of Object.entries(schema.dependentRequired ?? {})) {
    if (!Object.hasOwn(object, key)) continue;
    for (const other of needed)
      if (!Object.hasOwn(object, other))
        visit.complain('dependentRequired', `is required beside "${key}"`, join(path, other));
  }
  checkMembers(visit, schema);
  for (const key of Object.keys(schema.dependentSchemas ?? {}))
    if (Object.hasOwn(object, key)) visit.merge(visit.ask(visit.sub('dependentSchemas', key)));
};

/** A field that only the other side sends is not required here: `readOnly` in a request, `writeOnly` in a response. */
function isExempt({at, run}: Visit, key: string): boolean {
  if (!run.direction) return false;
  let property = run.index.at(join(at.pointer, 'properties', key));
  for (let hop = 0; property && hop < 20; hop += 1) {
    const {schema, base} = property;
    if (typeof schema !== 'object') return false;
    if (run.direction === 'request' ? schema.readOnly : schema.writeOnly) return true;
    property = schema.$ref ? run.index.find(schema.$ref, base) : undefined;
  }
  return false;
}

const checkMembers: Keywords = (visit, schema) => {
  const {value: object} = visit;
  const {properties = {}, patternProperties = {}, additionalProperties, propertyNames} = schema;
  const patterns = Object.keys(patternProperties);
  if (!isObject(object)) return;
  for (const key of Object.keys(object)) {
    if (visit.isFull) return;
    const apply = (member: IndexedSchema) => {
      visit.takeProblems(visit.askPart(member, object[key], key));
      visit.properties.add(key);
    };
    if (propertyNames !== undefined) {
      const place = join(visit.path, key);
      for (const {message} of visit.askPart(visit.sub('propertyNames'), key, key).problems)
        visit.complain('propertyNames', `has a name that ${message}`, place);
    }
    let known = Object.hasOwn(properties, key);
    if (known) apply(visit.sub('properties', key));
    for (const pattern of patterns) {
      if (!regex(pattern).test(key)) continue;
      known = true;
      apply(visit.sub('patternProperties', pattern));
    }
    if (!known && additionalProperties !== undefined)
      applyRest('additionalProperties', visit, object, key);
  }
};

function applyRest(
  keyword: 'additionalProperties' | 'unevaluatedProperties',
  visit: Visit,
  object: Record<string, unknown>,
  key: string,
): void {
  const rest = visit.sub(keyword);
  if (rest.schema === false) visit.complain(keyword, 'is not a known field', join(visit.path, key));
  else visit.takeProblems(visit.askPart(rest, object[key], key));
  visit.properties.add(key);
}

/** `unevaluatedProperties`, after everything else has had its say. */
export const unevaluatedProperties: Keywords = (visit, schema) => {
  const {value: object} = visit;
  if (schema.unevaluatedProperties === undefined || !isObject(object)) return;
  for (const key of Object.keys(object))
    if (!visit.properties.has(key)) applyRest('unevaluatedProperties', visit, object, key);
};
