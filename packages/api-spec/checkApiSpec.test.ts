import {describe, expect, test} from 'vitest';
import {checkApiSpec} from './checkApiSpec';
import {tinySpec} from './testing/tinySpec';

/** The problems of a tiny document with changes, as `pointer: message. fix`. */
function problems(changes: Record<string, unknown>): string[] {
  return checkApiSpec(tinySpec(changes)).map(
    ({pointer, message, fix}) => `${pointer}: ${message}. ${fix}`,
  );
}

const ok = {200: {description: 'Fine.'}};
const get = (rest: Record<string, unknown>) => ({
  paths: {'/things': {get: {summary: 'List things', responses: ok, ...rest}}},
});

describe('a sound document', () => {
  test('has no problems', () => expect(problems({})).toEqual([]));
  test('may have x- keys anywhere', () =>
    expect(
      problems({'x-own': 1, info: {title: 'T', version: '1', 'x-more': {deep: true}}}),
    ).toEqual([]));
  test('may have keywords of its own in schemas when it names its own dialect', () => {
    const components = {schemas: {A: {type: 'string', precision: 3}}};
    expect(problems({jsonSchemaDialect: 'https://example.net/dialect', components})).toEqual([]);
    expect(problems({components})).toEqual([
      '#/components/schemas/A/precision: "precision" is not a key of Schema. Remove it, or begin it with "x-".',
    ]);
  });
});

describe('form', () => {
  test('another version of OpenAPI is refused with the way out', () => {
    expect(problems({openapi: '3.0.3'})).toEqual([
      '#/openapi: the version must be 3.1.x, but is "3.0.3". Write "openapi": "3.1.0"; convert older documents first.',
    ]);
    expect(checkApiSpec('text')).toHaveLength(1);
  });
  test('an unknown key is reported with the nearest known one', () => {
    expect(problems(get({sumary: 'x'}))).toEqual([
      '#/paths/~1things/get/sumary: "sumary" is not a key of Operation. Did you mean "summary"?',
    ]);
  });
  test('a keyword of older versions is reported with its successor', () => {
    expect(problems({components: {schemas: {A: {type: 'string', nullable: true}}}})[0]).toContain(
      'write "type": ["string", "null"]',
    );
  });
  test('a missing key and a wrong type are reported where they are', () => {
    expect(problems({info: {title: 'T'}})).toEqual([
      '#/info: has no "version". Add "version" (a string).',
    ]);
    expect(problems({info: {title: 'T', version: 1}})).toEqual([
      '#/info/version: must be a string, not a number. Put the value in quotes.',
    ]);
    expect(problems({tags: {name: 'a'}})).toEqual([
      '#/tags: must be a list, not an object. Write a list here.',
    ]);
    expect(problems({components: {schemas: {A: null}}})).toEqual([
      '#/components/schemas/A: must be a schema (an object or a boolean), not null. Write an object here.',
    ]);
  });
  test('an object that contains itself is reported instead of never ending', () => {
    const loop: Record<string, unknown> = {type: 'object'};
    loop.properties = {me: loop};
    expect(problems({components: {schemas: {A: loop}}})).toEqual([
      '#/components/schemas/A/properties/me: contains itself, through a YAML alias. Use $ref for recursion.',
    ]);
  });
  test('a path without a slash and a response without a status are reported', () => {
    expect(problems({paths: {things: {}}})[0]).toBe(
      '#/paths/things: "things" cannot stand under Paths. Begin paths with "/".',
    );
    expect(problems(get({responses: {ok: {description: 'Fine.'}}}))[0]).toContain(
      'Use a status such as "200"',
    );
  });
  test('keys beside a reference are reported', () => {
    const parameters = {P: {name: 'p', in: 'query'}};
    expect(
      problems({
        ...get({parameters: [{$ref: '#/components/parameters/P', required: true}]}),
        components: {parameters},
      }),
    ).toEqual([
      '#/paths/~1things/get/parameters/0/required: "required" has no effect beside $ref. Only "summary" and "description" may stand there.',
    ]);
  });
});

describe('references', () => {
  test('one that leads nowhere is reported with the nearest target', () => {
    const schemas = {
      Thing: {type: 'string'},
      List: {type: 'array', items: {$ref: '#/components/schemas/Thnig'}},
    };
    expect(problems({components: {schemas}})).toEqual([
      '#/components/schemas/List/items/$ref: "#/components/schemas/Thnig" cannot be resolved. Did you mean "#/components/schemas/Thing"?',
    ]);
  });
  test('one to another file is reported with the way out', () => {
    expect(problems(get({responses: {200: {$ref: 'shared.yaml#/Ok'}}}))).toEqual([
      '#/paths/~1things/get/responses/200/$ref: "shared.yaml#/Ok" leads to another file. Only references inside the file are followed: bundle the files into one first.',
    ]);
  });
  test('one to an object of another kind is reported', () => {
    expect(
      problems({
        ...get({parameters: [{$ref: '#/components/schemas/A'}]}),
        components: {schemas: {A: {type: 'string'}}},
      }),
    ).toEqual([
      '#/paths/~1things/get/parameters/0/$ref: "#/components/schemas/A" is a Schema, but a Parameter is needed here. Refer to a Parameter.',
    ]);
  });
  test('a circle is reported', () => {
    const responses = {
      A: {$ref: '#/components/responses/B'},
      B: {$ref: '#/components/responses/A'},
    };
    expect(problems({components: {responses}})).toHaveLength(2);
  });
  test('names such as __proto__ and constructor are no targets', () => {
    expect(
      problems({
        components: {
          schemas: {
            A: {$ref: '#/components/schemas/constructor'},
            B: {$ref: '#/components/schemas/__proto__'},
          },
        },
      }),
    ).toHaveLength(2);
  });
});

describe('operations', () => {
  test('an operationId used twice is reported at the second place', () => {
    const operation = {operationId: 'same', summary: 'S', responses: ok};
    expect(problems({paths: {'/a': {get: operation}, '/b': {get: operation}}})).toEqual([
      '#/paths/~1b/get/operationId: "same" is already the operationId of #/paths/~1a/get. Give each operation an id of its own.',
    ]);
  });
  test('a missing summary is reported, in webhooks too, but not in callbacks', () => {
    const silent = {responses: ok};
    const callbacks = {done: {'{$request.body#/url}': {post: silent}}};
    expect(problems({...get({callbacks}), webhooks: {w: {post: silent}}})).toEqual([
      '#/webhooks/w/post: has no summary. Add "summary": a few words that name the operation.',
    ]);
  });
  test('path parameters must be declared, required and in the path', () => {
    const operation = {summary: 'S', responses: ok, parameters: [{name: 'other', in: 'path'}]};
    expect(problems({paths: {'/a/{id}': {get: operation}}})).toEqual([
      '#/paths/~1a~1{id}/get: the path has {id}, but no parameter of this name is declared. Add a parameter "id" with "in": "path".',
      '#/paths/~1a~1{id}/get/parameters/0: "other" is declared for the path, but /a/{id} has no {other}. Correct the name or remove the parameter.',
      '#/paths/~1a~1{id}/get/parameters/0: the path parameter "other" is not required. Add "required": true; a path without it would be another path.',
    ]);
  });
  test('two paths that differ in a name only are reported', () => {
    const item = (name: string) => ({
      get: {summary: 'S', responses: ok, parameters: [{name, in: 'path', required: true}]},
    });
    expect(problems({paths: {'/a/{id}': item('id'), '/a/{key}': item('key')}})).toEqual([
      '#/paths/~1a~1{key}: is the same path as #/paths/~1a~1{id}. Keep one of the two.',
    ]);
  });
  test('a security requirement without a scheme is reported', () => {
    expect(problems({security: [{token: []}]})).toEqual([
      '#/security/0: there is no security scheme "token". Declare it under components.securitySchemes.',
    ]);
  });
});

describe('examples and schemas', () => {
  const media = (content: Record<string, unknown>, type = 'application/json') =>
    get({responses: {200: {description: 'Fine.', content: {[type]: content}}}});

  test('an example that does not match is reported with the field', () => {
    const schema = {type: 'object', properties: {port: {type: 'integer'}}};
    expect(problems(media({schema, examples: {wrong: {value: {port: '80'}}}}))).toEqual([
      '#/paths/~1things/get/responses/200/content/application~1json/examples/wrong/value: does not match #/paths/~1things/get/responses/200/content/application~1json/schema: port must be an integer, not a string. Correct the example, or the schema if the example is right.',
    ]);
    expect(problems(media({schema, example: {port: 80}}))).toEqual([]);
  });
  test('an example by reference is reported at its own place', () => {
    const changes = {
      ...media({schema: {type: 'string'}, examples: {a: {$ref: '#/components/examples/A'}}}),
      components: {examples: {A: {value: 1}}},
    };
    expect(problems(changes)[0]).toMatch(/^#\/components\/examples\/A\/value: /);
  });
  test('defaults and the examples of schemas and parameters count too', () => {
    expect(
      problems({components: {schemas: {A: {type: 'integer', default: 'x', examples: [1, 1.5]}}}}),
    ).toHaveLength(2);
    expect(
      problems(
        get({parameters: [{name: 'q', in: 'query', schema: {type: 'boolean'}, example: 'yes'}]}),
      ),
    ).toHaveLength(1);
  });
  test('the text of an XML or form example is not compared with its schema', () => {
    expect(problems(media({schema: {type: 'object'}, example: '<a/>'}, 'application/xml'))).toEqual(
      [],
    );
    expect(
      problems(media({schema: {type: 'integer'}, example: 'text'}, 'text/plain')),
    ).toHaveLength(1);
  });
  test('fields that only the other side sends may be left out', () => {
    const schema = {
      type: 'object',
      required: ['id', 'pin'],
      properties: {id: {type: 'string', readOnly: true}, pin: {type: 'string', writeOnly: true}},
    };
    const content = (example: unknown) => ({content: {'application/json': {schema, example}}});
    const operation = (request: unknown, response: unknown) => ({
      paths: {
        '/a': {
          post: {
            summary: 'S',
            requestBody: content(request),
            responses: {200: {description: 'D', ...content(response)}},
          },
        },
      },
    });
    expect(problems(operation({pin: '1'}, {id: 'a'}))).toEqual([]);
    expect(problems(operation({id: 'a'}, {pin: '1'}))).toHaveLength(2);
  });
  test('an unknown type, a broken pattern and a wrong label are reported', () => {
    expect(
      problems({
        components: {
          schemas: {
            A: {type: 'strnig'},
            B: {pattern: '('},
            C: {enum: ['a', 'b'], 'x-enum-labels': {a: 'A', c: 'C'}},
            D: {enum: ['a', 'b'], 'x-enum-varnames': ['A', 'A']},
          },
        },
      }).map((line) => line.split('. ')[0]),
    ).toEqual([
      '#/components/schemas/A/type: "strnig" is not a type',
      '#/components/schemas/B: the pattern ( is not a regular expression',
      '#/components/schemas/C/x-enum-labels: "c" is not a value of the enum',
      '#/components/schemas/C/x-enum-labels: the value "b" has no label',
      '#/components/schemas/D/x-enum-varnames: 2 values have 1 different names',
    ]);
  });
  test('a broken pattern is reported where an example would be compared with it, too', () => {
    const A = {type: 'string', pattern: '(', example: 'a'};
    expect(problems({components: {schemas: {A}}})).toEqual([
      '#/components/schemas/A: the pattern ( is not a regular expression. Correct the pattern (ECMA-262).',
    ]);
  });
  test('a discriminator that stands for nothing is reported', () => {
    expect(
      problems({
        components: {schemas: {A: {discriminator: {propertyName: 'k', mapping: {x: 'Nothing'}}}}},
      })[0],
    ).toContain('"x" stands for "Nothing", which does not exist');
  });
});

test('all problems of a document come in one list', () => {
  const schemas = {
    A: {$ref: '#/components/schemas/B'},
    C: {type: 'string', minLenght: 1, enum: ['a'], 'x-enum-labels': {}},
  };
  expect(problems({paths: {'/a': {get: {responses: ok}}}, components: {schemas}})).toHaveLength(4);
});
