import {join, valueAt} from '@toolhive-docs/api-spec';
import {KEEP_ONE} from '@toolhive-docs/cli-spec/schemaMessage';
import {isObject} from '@toolhive-docs/options/isObject';
import type {SchemaError, Schemas} from '../../facts/types';
import {type Placed, unlisted} from '../../report/Finding';
import {isSet} from '../../samples/yamlDocument';

/** Schema of the values for the operator's chart. */
export const CHART_VALUES = 'helm-values-operator';

/**
 * What is wrong with a file by its schema, and what the schema says besides. Values for the chart are judged as Helm joins them with
 * those of the chart.
 * @param name of the file, for messages.
 */
export function fileProblems(
  ref: string,
  value: unknown,
  schemas: Schemas,
  name?: string,
): Placed[] {
  const about = (message: string): string => (name === undefined ? message : `${name}: ${message}`);
  const whole = ref === CHART_VALUES ? joined(value, presetOf(schemas.at(ref, ''))) : value;
  return [
    ...schemas.errors(ref, whole).map((error) => ({
      finding: about(ref === CHART_VALUES ? aboutPreset(error, value) : error.message),
      path: error.path,
    })),
    ...adviceOn(ref, whole, about, schemas),
  ];
}

/** Says which of the fields that must not be together the chart sets. */
function aboutPreset({message, path, together = []}: SchemaError, own: unknown): string {
  const written = valueAt(own, join('', ...path));
  const preset = together.filter((field) => !(isObject(written) && isSet(written[field])));
  return preset.length === 0
    ? message
    : message.replace(KEEP_ONE, `the chart sets ${preset.join(' and ')}: take it away with null`);
}

/** Helm joins maps, and null takes away what the chart has. */
function joined(own: unknown, preset: unknown): unknown {
  if (!isObject(own)) return own ?? preset;
  const base = isObject(preset) ? preset : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])]
      .map((key) => [key, own[key] === null ? null : joined(own[key], base[key])])
      .filter(([, value]) => isSet(value)),
  );
}

/** The values of the chart, as their schema says them. */
function presetOf(schema: unknown): unknown {
  if (!isObject(schema)) return undefined;
  if ('default' in schema) return schema['default'];
  const {properties} = schema;
  return isObject(properties)
    ? Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, presetOf(each)]))
    : undefined;
}

/** The schema has only what pages use. */
export const CORE_HINT = 'What pages may use goes into specs/schemas/k8s-core.schema.json';

/**
 * What a schema says about fields that it accepts.
 * @param about makes a message of one, such as with the kind of the object in front.
 */
export const adviceOn = (
  ref: string,
  value: unknown,
  about: (message: string) => string,
  schemas: Schemas,
): Placed[] =>
  schemas.advice(ref, value).map(({message, path, kind}) => ({
    finding: kind === 'unchecked' ? unlisted(about(message), CORE_HINT) : about(message),
    path,
    isNote: kind === 'note',
  }));
