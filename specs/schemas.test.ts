import {describe, expect, it} from 'vitest';
import {type Json, files, schemas, validator, errors} from './testing/specFiles';

describe('schemas', () => {
  it.each(files)('%s compiles in strict mode and is named by its $id', (name) => {
    expect(schemas.get(name)?.$id).toBe(name);
    expect(schemas.get(name)?.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(typeof validator(name)).toBe('function');
  });

  it.each(files.filter((name) => name !== 'thv-cli.schema.json'))(
    'every pattern in %s stands beside words that say what it asks for',
    (name) => {
      const bare: string[] = [];
      const visit = (node: unknown, pointer: string): void => {
        if (typeof node !== 'object' || node === null) return;
        const {pattern, description} = node as Json;
        if (typeof pattern === 'string' && description === undefined) bare.push(pointer);
        for (const [key, child] of Object.entries(node)) visit(child, `${pointer}/${key}`);
      };
      visit(schemas.get(name), '');
      expect(bare).toEqual([]);
    },
  );

  it.each(files)('every default in %s satisfies its own schema', (name) => {
    const visit = (node: unknown, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if (
        !Array.isArray(node) &&
        'default' in node &&
        typeof (node as Json).default !== 'function' &&
        !pointer.endsWith('/properties')
      ) {
        expect({pointer, errors: errors(`${name}#${pointer}`, (node as Json).default)}).toEqual({
          pointer,
          errors: [],
        });
      }
      for (const [key, child] of Object.entries(node)) {
        if (key !== 'default' || pointer.endsWith('/properties'))
          visit(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    };
    visit(schemas.get(name), '');
  });
});
