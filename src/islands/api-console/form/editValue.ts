import {isObject} from '@toolhive-docs/options/isObject';

/** A place in a JSON value: keys of objects and indexes of lists, from the outside in. */
export type Place = readonly (string | number)[];

/** The value at a place, or undefined. Only own keys count. */
export function valueIn(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * A copy of a JSON value with another value at a place. What is missing on the way is made; what has the wrong type is replaced.
 * `undefined` removes the place; an object that is then empty is removed too, unless it is a row of a list or the whole value.
 */
export function withValue(value: unknown, place: Place, next: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    if (next === undefined && !rest.length) list.splice(key, 1);
    else list[key] = rest.length ? withValue(list[key], rest, next) : next;
    return list;
  }
  const object = isObject(value) ? value : {};
  const inside = withValue(Object.hasOwn(object, key) ? object[key] : undefined, rest, next);
  const others = Object.entries(object);
  if (inside === undefined || (next === undefined && isEmpty(inside)))
    return Object.fromEntries(others.filter(([name]) => name !== key));
  const known = others.some(([name]) => name === key);
  return Object.fromEntries(
    known
      ? others.map(([name, old]) => [name, name === key ? inside : old])
      : [...others, [key, inside]],
  );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Object.keys(value).length;
