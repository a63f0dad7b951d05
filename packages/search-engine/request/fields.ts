import {RequestError} from '../requestError';
import type {FacetFilters} from '../types';

/** What a field may hold: in the words of a message, and as a test. */
export interface Kind<T> {
  readonly what: string;
  readonly test: (value: unknown) => value is T;
}

/** Reads the fields of a request one by one: missing ones and nulls get a default. */
export type FieldReader = <T>(name: string, kind: Kind<T>, otherwise: T) => T;

/** @throws RequestError (status 400), when a field is read, that names it, what it holds and what it may hold. */
export function fieldsOf(input: Readonly<Record<string, unknown>>): FieldReader {
  return (name, {what, test}, otherwise) => {
    const value = input[name];
    if (value === undefined || value === null) return otherwise;
    if (!test(value)) throw new RequestError(`${name} must be ${what}, found ${show(value)}`);
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

/** A list of strings and numbers, and of lists of them. */
export function isFlat(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.flat().every((one) => typeof one === 'string' || typeof one === 'number')
  );
}

export const STRING: Kind<string> = {what: 'a string', test: isString};
export const BOOLEAN: Kind<boolean> = {what: 'true or false', test: isBoolean};
export const COUNT: Kind<number> = {what: 'a whole number from 0', test: isCount};
export const LIST: Kind<string | readonly string[]> = {what: 'a list of strings', test: isList};
export const WORDS: typeof LIST = {...LIST, what: 'a string or a list of strings'};
export const FILTERS: Kind<FacetFilters> = {
  what: 'a string, or a list of strings and lists of strings',
  test: (value): value is FacetFilters =>
    isString(value) || (Array.isArray(value) && value.every(isList)),
};

export function upTo(most: number): Kind<number> {
  return {
    what: `a whole number up to ${most}`,
    test: (value): value is number => isCount(value) && value <= most,
  };
}
