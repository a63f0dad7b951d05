import {didYouMean} from '@toolhive-docs/cli-spec';
import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Schemas} from '../../facts/types';

/** Says what there is beside the first step of a path that a schema does not have; empty where nothing is known. */
export function fieldHint(schemas: Schemas, ref: string, steps: readonly FieldStep[]): string {
  const unknown = steps.findIndex((_, at) => !schemas.at(ref, fieldPath(steps.slice(0, at + 1))));
  if (unknown < 0) return '';
  const properties = schemas.at(ref, fieldPath(steps.slice(0, unknown)))?.['properties'];
  const wrong = steps[unknown]?.key;
  if (typeof properties !== 'object' || properties === null || wrong === undefined) return '';
  return `; ${didYouMean(wrong, Object.keys(properties))}`;
}
