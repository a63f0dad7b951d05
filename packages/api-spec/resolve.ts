import {isObject} from '@toolhive-docs/options/isObject';
import {valueAt} from './pointer';
import type {ApiSpec, OrReference, Reference} from './types';

/** A value of the document together with the place it really stands at. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** Says whether something is a Reference Object. Schemas with `$ref` are not: their other keywords count too. */
function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.$ref === 'string';
}

/**
 * Follows a reference to a parameter, response, example, … until something else stands there. `summary` and `description`
 * beside a `$ref` win over those of the target, as OpenAPI 3.1 says.
 * @param pointer where `value` stands; returned unchanged when it is no reference
 * @throws Error naming the reference that leads nowhere or in a circle
 */
export function resolveAt<T>(spec: ApiSpec, value: OrReference<T>, pointer: string): Located<T> {
  const seen = new Set<string>();
  const overrides: {summary?: string; description?: string} = {};
  let current: unknown = value;
  let place = pointer;
  while (isReference(current)) {
    const {$ref, summary, description} = current;
    if (summary !== undefined) overrides.summary ??= summary;
    if (description !== undefined) overrides.description ??= description;
    if (seen.has($ref)) throw new Error(`${pointer}: the reference "${$ref}" leads in a circle.`);
    seen.add($ref);
    current = $ref.startsWith('#') ? valueAt(spec, $ref) : undefined;
    if (current === undefined)
      throw new Error(`${place}: the reference "${$ref}" leads nowhere in this document.`);
    place = $ref;
  }
  return {
    value: Object.keys(overrides).length
      ? ({...(current as object), ...overrides} as T)
      : (current as T),
    pointer: place,
  };
}

/** Like `resolveAt`, for callers that do not need the place. */
export function resolve<T>(spec: ApiSpec, value: OrReference<T>): T {
  return resolveAt(spec, value, '#').value;
}
