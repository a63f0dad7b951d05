import {RequestError} from '../requestError';

/** Reads the fields of a request one by one: missing ones and nulls get a default. */
export type FieldReader = <T>(
  name: string,
  allowed: string,
  test: (value: unknown) => value is T,
  otherwise: T,
) => T;

/** @throws RequestError (status 400), when a field is read, that names it, what it holds and what it may hold. */
export function fieldsOf(input: Readonly<Record<string, unknown>>): FieldReader {
  return (name, allowed, test, otherwise) => {
    const value = input[name];
    if (value === undefined || value === null) return otherwise;
    if (!test(value)) throw new RequestError(`${name} must be ${allowed}, found ${show(value)}`);
    return value;
  };
}

/** A value as an error message shows it. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** One string stands for a list of one. */
export function list(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function isList(value: unknown): value is string | readonly string[] {
  return isString(value) || (Array.isArray(value) && value.every(isString));
}

/** A string, or a list of strings and lists of strings. */
export function isFilters(
  value: unknown,
): value is string | readonly (string | readonly string[])[] {
  return isString(value) || (Array.isArray(value) && value.every(isList));
}

/** A list of strings and numbers, and of lists of them. */
export function isFlat(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.flat().every((one) => typeof one === 'string' || typeof one === 'number')
  );
}
