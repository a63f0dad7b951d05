import {describe, expect, it} from 'vitest';
import {listOperations} from '@toolhive-docs/api-spec';
import {tinySpec} from '@toolhive-docs/api-spec/testing';
import {usedBy} from './usedBy';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const content = (name: string) => ({'application/json': {schema: ref(name)}});

describe('who uses a schema', () => {
  const spec = tinySpec({
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          summary: 'List things',
          responses: {
            200: {description: 'x', content: content('Thing')},
            404: {$ref: '#/components/responses/Failed'},
          },
        },
        post: {
          operationId: 'addThing',
          summary: 'Add a thing',
          requestBody: {content: content('Thing')},
          responses: {404: {$ref: '#/components/responses/Failed'}},
        },
      },
    },
    components: {
      responses: {Failed: {description: 'x', content: content('Problem')}},
      schemas: {
        Thing: {title: 'A thing', properties: {part: ref('Part'), parent: ref('Thing')}},
        Part: {type: 'string'},
        Problem: {type: 'string'},
        Alone: {type: 'string'},
      },
    },
  });
  const users = usedBy(spec, listOperations(spec), {
    operation: (id) => `#${id}`,
    schema: (name) => `#schema.${name}`,
  });
  const textsOf = (name: string): string[] | undefined => users.get(name)?.map(({text}) => text);

  it('names operations whose body or answer it is', () => {
    expect(textsOf('Thing')).toEqual(['List things', 'Add a thing']);
  });

  it('names every operation that shares an answer', () => {
    expect(textsOf('Problem')).toEqual(['List things', 'Add a thing']);
  });

  it('names the schema around it by its title, and never itself', () => {
    expect(users.get('Part')).toEqual([{text: 'A thing', href: '#schema.Thing'}]);
    expect(textsOf('Thing')).not.toContain('A thing');
    expect(users.has('Alone')).toBe(false);
  });
});
