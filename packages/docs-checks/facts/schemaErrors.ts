import type {ErrorObject} from 'ajv/dist/2020.js';
import {keysOf, readablePath} from '@toolhive-docs/api-spec';
import {fieldsTogether, schemaMessage, unknownField} from '@toolhive-docs/cli-spec/schemaMessage';
import {ADVICE} from './keywords';
import type {SchemaError} from './types';

/** Problems of a value at the most: who has made more puts these right first. */
const MAX_PROBLEMS = 10;

/** Keywords whose errors only repeat that another one was found. */
const FOLLOW_UPS = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'propertyNames']);

/** What Ajv has found, in our words. */
export function schemaErrors(errors: readonly ErrorObject[]): SchemaError[] {
  // Advice alone makes a branch of an if fail, whose own errors are always there.
  const own = errors.filter(({keyword}) => keyword !== ADVICE && keyword !== 'if');
  const causes = own.filter(({keyword}) => !FOLLOW_UPS.has(keyword));
  const found = new Map<string, SchemaError>();
  for (const error of causes.length > 0 ? causes : own) {
    const message = `${placeOf(error)} ${schemaMessage(error)}`;
    const together = fieldsTogether(error);
    found.set(message, {
      message,
      path: pathOf(error),
      isUnknownField: unknownField(error) !== undefined,
      ...(together.length > 0 && {together}),
    });
    if (found.size === MAX_PROBLEMS) break;
  }
  return [...found.values()];
}

/** Keys that lead to what is wrong: a field, also one that is missing or null, or the name of one. */
function pathOf(error: ErrorObject): string[] {
  const missing = error.params['missingProperty'] as string | undefined;
  const name = unknownField(error) ?? error.propertyName ?? missing;
  return [...keysOf(error.instancePath), ...(name === undefined ? [] : [name])];
}

function placeOf({instancePath, propertyName}: ErrorObject): string {
  const above = readablePath(instancePath) || 'the document';
  return propertyName === undefined ? above : `a name in ${above}`;
}
