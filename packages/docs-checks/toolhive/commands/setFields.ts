import {didYouMean} from '@toolhive-docs/cli-spec';
import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Facts, Schemas} from '../../facts/types';
import {isOpenAt} from '../../samples/variables';
import {type Path, withPath} from '../../samples/withPath';
import {isSet} from '../../samples/yamlDocument';

/** A field of an MCPServer that a call sets; without a value, one that it only names. */
export interface SetField {
  path: Path;
  value?: unknown;
}

/** Says what an MCPServer does not have. */
export function fieldProblems(steps: readonly FieldStep[], {schemas}: Facts): string[] {
  const path = fieldPath(steps);
  if (path === '' || schemas.knowsPath('mcpserver', path)) return [];
  return [`MCPServer has no field ${path}${fieldHint(schemas, 'mcpserver', steps)}`];
}

/** Checks fields that are set in an MCPServer: that they exist, and that they take the values. */
export function setFieldProblems(fields: readonly SetField[], facts: Facts): string[] {
  const {crd} = facts.charts;
  const isKnown = ({path}: SetField) => fieldProblems(stepsOf(path), facts).length === 0;
  // Null takes a field away.
  const set = fields.filter(
    (field) => field.path.length > 0 && isSet(field.value) && isKnown(field),
  );
  const server = set.reduce<unknown>((whole, {path, value}) => withPath(whole, path, value), {
    apiVersion: `${crd.group}/${crd.version}`,
    kind: crd.kind,
    metadata: {name: 'a'},
    spec: {image: 'a'},
  });
  return [
    ...fields.flatMap(({path}) => fieldProblems(stepsOf(path), facts)),
    ...facts.schemas
      .errors('mcpserver', server)
      .filter(
        ({path}) =>
          !isOpenAt(server, path) &&
          set.some((each) => each.path.every((key, at) => String(key) === path[at])),
      )
      .map(({message}) => `MCPServer: ${message}`),
  ];
}

/** The steps of a path that is set. */
export const stepsOf = (path: Path): FieldStep[] =>
  path.map((key) => ({key: String(key), isItem: typeof key === 'number'}));

/** Says what there is beside the first step of a path that a schema does not have; empty where nothing is known. */
export function fieldHint(schemas: Schemas, ref: string, steps: readonly FieldStep[]): string {
  const unknown = steps.findIndex((_, at) => !schemas.at(ref, fieldPath(steps.slice(0, at + 1))));
  if (unknown < 0) return '';
  const properties = schemas.at(ref, fieldPath(steps.slice(0, unknown)))?.['properties'];
  const wrong = steps[unknown]?.key;
  if (typeof properties !== 'object' || properties === null || wrong === undefined) return '';
  return `; ${didYouMean(wrong, Object.keys(properties))}`;
}
