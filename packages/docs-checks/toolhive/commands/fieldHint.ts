import {didYouMean} from '@toolhive-docs/cli-spec';
import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Schemas} from '../../facts/types';

/** Says what there is beside the first step of a path that a schema does not have; empty where nothing is known. */
export function fieldHint(schemas: Schemas, ref: string, steps: readonly FieldStep[]): string {
  const known = steps.findLastIndex((_, length) =>
    schemas.at(ref, fieldPath(steps.slice(0, length))),
  );
  const properties = schemas.at(ref, fieldPath(steps.slice(0, known)))?.['properties'];
  const wrong = steps[known]?.key;
  if (typeof properties !== 'object' || properties === null || wrong === undefined) return '';
  return `; ${didYouMean(wrong, Object.keys(properties))}`;
}
