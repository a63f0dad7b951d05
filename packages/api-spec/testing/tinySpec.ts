import type {ApiSpec, Schema} from '../types';

/** A document with one operation, to which a test adds what it is about. */
export function tinySpec(changes: Partial<Record<keyof ApiSpec, unknown>> = {}): ApiSpec {
  return {
    openapi: '3.1.0',
    info: {title: 'Tiny', version: '1'},
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          summary: 'List things',
          responses: {200: {description: 'Things.'}},
        },
      },
    },
    ...changes,
  } as ApiSpec;
}

/** A document whose only schema is the given one, at `#/components/schemas/it`. */
export function schemaSpec(schema: Schema, others: Record<string, Schema> = {}): ApiSpec {
  return tinySpec({components: {schemas: {it: schema, ...others}}});
}

/** Where `schemaSpec` puts its schema. */
export const schemaPlace = '#/components/schemas/it';
