import type {SchemaError, Schemas} from '../../facts/types';
import {isMap, isSet} from '../../samples/yamlMap';

/** Schema of the values for the operator's chart. */
export const CHART_VALUES = 'helm-values-operator';

/** What is wrong with a file by its schema. Values for the chart are judged as Helm joins them with those of the chart. */
export const fileErrors = (ref: string, value: unknown, schemas: Schemas): SchemaError[] =>
  schemas.errors(ref, ref === CHART_VALUES ? joined(value, presetOf(schemas.at(ref, ''))) : value);

/** Helm joins maps, and null takes away what the chart has. */
function joined(own: unknown, preset: unknown): unknown {
  if (!isMap(own)) return own ?? preset;
  const base = isMap(preset) ? preset : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])]
      .map((key) => [key, own[key] === null ? null : joined(own[key], base[key])])
      .filter(([, value]) => isSet(value)),
  );
}

/** The values of the chart, as their schema says them. */
function presetOf(schema: unknown): unknown {
  if (!isMap(schema)) return undefined;
  if ('default' in schema) return schema['default'];
  const {properties} = schema;
  return isMap(properties)
    ? Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, presetOf(each)]))
    : undefined;
}
