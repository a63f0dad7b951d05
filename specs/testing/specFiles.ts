import {readdirSync, readFileSync} from 'node:fs';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {fullFormats} from 'ajv-formats/dist/formats';
import {expect} from 'vitest';
import {parse} from 'yaml';

export type Json = Record<string, unknown>;

const folder = new URL('..', import.meta.url);
export const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
export const yaml = (path: string): Json => parse(read(path)) as Json;
export const files = readdirSync(new URL('schemas/', folder)).filter((name) =>
  name.endsWith('.schema.json'),
);
export const schemas = new Map(
  files.map((name) => [name, JSON.parse(read(`schemas/${name}`)) as Json]),
);

const ajv = new Ajv2020({strictTypes: false, allErrors: true, formats: fullFormats});
// What the checks of the pages know besides.
ajv.addVocabulary([
  'x-advice',
  'x-kubernetes-list-map-keys',
  'x-mounts-own-volumes',
  'x-requests-within-limits',
]);
for (const schema of schemas.values()) ajv.addSchema(schema);

export const validator = (ref: string): ValidateFunction => {
  const found = ajv.getSchema(ref);
  if (!found) throw new Error(`No schema ${ref}; there are ${files.join(', ')}.`);
  return found;
};
export const errors = (ref: string, value: unknown): string[] => {
  const check = validator(ref);
  return check(value)
    ? []
    : (check.errors ?? []).map(
        (error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
      );
};
export const accepts = (ref: string, text: string): void =>
  expect(errors(ref, parse(text))).toEqual([]);
/** The sample is refused, and one of the messages speaks of the mistake. */
export const refuses = (ref: string, text: string, about: RegExp): void =>
  expect(errors(ref, parse(text)).join('\n')).toMatch(about);

/** Walks into a value by a dotted path; throws when a step is missing. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((step, key) => {
    if (typeof step !== 'object' || step === null || !(key in step))
      throw new Error(`Nothing at ${key} of ${path}.`);
    return (step as Json)[key];
  }, value);
export const defaultOf = (schema: string, path: string): unknown =>
  at(schemas.get(schema), `${path}.default`);
