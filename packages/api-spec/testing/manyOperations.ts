/**
 * Makes an OpenAPI document as large vendors publish them: many resources with the same five operations, shared parameters and
 * errors, nested bodies with examples. For tests and measurements of things that must take any document.
 * @param count number of operations, rounded up to a multiple of five
 */
export function manyOperations(count: number): Record<string, unknown> {
  const resources = Array.from({length: Math.ceil(count / 5)}, (_, index) => `thing${index + 1}`);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fleet',
      version: '2025-06-01',
      description: 'A made-up API of a size that real ones have.',
    },
    servers: [
      {
        url: 'https://{region}.fleet.example/v2',
        variables: {region: {default: 'eu', enum: ['eu', 'us'], description: 'Where the data is.'}},
      },
    ],
    security: [{token: []}],
    tags: resources.map((name) => ({name, description: `Everything about ${name}.`})),
    paths: Object.fromEntries(resources.flatMap(pathsOf)),
    components: {
      securitySchemes: {token: {type: 'http', scheme: 'bearer'}},
      parameters,
      responses: {
        Problem: {
          description: 'The request failed.',
          content: {
            'application/problem+json': {
              schema: {$ref: '#/components/schemas/Problem'},
              example: {title: 'Not found', status: 404},
            },
          },
        },
      },
      schemas: {...sharedSchemas, ...Object.fromEntries(resources.flatMap(schemasOf))},
    },
  };
}

const parameters = {
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Which one.',
    schema: {type: 'string', format: 'uuid'},
    example: '7d444840-9dc0-4a1a-b6b2-2d6d5a1c5f7a',
  },
  Limit: {
    name: 'limit',
    in: 'query',
    description: 'Entries on a page.',
    schema: {type: 'integer', minimum: 1, maximum: 100, default: 20},
  },
  After: {
    name: 'after',
    in: 'query',
    description: 'Where the page begins.',
    schema: {type: 'string'},
  },
  Sort: {
    name: 'sort',
    in: 'query',
    explode: false,
    description: 'Fields to sort by.',
    schema: {
      type: 'array',
      items: {type: 'string', enum: ['name', '-name', 'created', '-created']},
    },
  },
};

const sharedSchemas = {
  Problem: {
    type: 'object',
    description: 'What went wrong.',
    required: ['title', 'status'],
    properties: {
      title: {type: 'string'},
      status: {type: 'integer'},
      detail: {type: 'string'},
      errors: {type: 'array', items: {$ref: '#/components/schemas/FieldError'}},
    },
  },
  FieldError: {
    type: 'object',
    required: ['field', 'message'],
    properties: {field: {type: 'string'}, message: {type: 'string'}},
  },
  Money: {
    type: 'object',
    required: ['amount', 'currency'],
    properties: {
      amount: {type: 'integer', description: 'In the smallest unit.'},
      currency: {type: 'string', pattern: '^[A-Z]{3}$'},
    },
  },
  Place: {
    type: 'object',
    properties: {
      latitude: {type: 'number', minimum: -90, maximum: 90},
      longitude: {type: 'number', minimum: -180, maximum: 180},
    },
  },
  Labels: {
    type: 'object',
    description: 'Your own labels.',
    maxProperties: 50,
    additionalProperties: {type: 'string', maxLength: 200},
  },
};

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function schemasOf(name: string): [string, unknown][] {
  const ref = {$ref: `#/components/schemas/${capital(name)}`};
  return [
    [
      capital(name),
      {
        type: 'object',
        description: `One ${name}.`,
        required: ['id', 'name', 'created'],
        properties: {
          id: {type: 'string', format: 'uuid', readOnly: true},
          name: {type: 'string', minLength: 1, maxLength: 100, description: 'Shown in lists.'},
          state: {type: 'string', enum: ['draft', 'active', 'retired'], default: 'draft'},
          price: {$ref: '#/components/schemas/Money'},
          place: {$ref: '#/components/schemas/Place'},
          labels: {$ref: '#/components/schemas/Labels'},
          parent: {anyOf: [ref, {type: 'null'}], description: 'The one above.'},
          history: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                at: {type: 'string', format: 'date-time'},
                by: {type: 'string', format: 'email'},
                note: {type: ['string', 'null']},
              },
            },
          },
          created: {type: 'string', format: 'date-time', readOnly: true},
        },
      },
    ],
    [
      `${capital(name)}Page`,
      {
        type: 'object',
        required: ['data'],
        properties: {data: {type: 'array', items: ref}, next: {type: ['string', 'null']}},
      },
    ],
  ];
}

function pathsOf(name: string): [string, unknown][] {
  const schema = {$ref: `#/components/schemas/${capital(name)}`};
  const example = {
    id: '7d444840-9dc0-4a1a-b6b2-2d6d5a1c5f7a',
    name: `A ${name}`,
    state: 'active',
    price: {amount: 1250, currency: 'EUR'},
    parent: null,
    created: '2025-06-12T09:30:00Z',
  };
  const body = (description: string) => ({
    description,
    required: true,
    content: {'application/json': {schema, example: {name: `A ${name}`, labels: {team: 'north'}}}},
  });
  const one = (description: string) => ({
    description,
    content: {'application/json': {schema, example}},
  });
  const failed = {$ref: '#/components/responses/Problem'};
  const operation = (verb: string, rest: Record<string, unknown>) => ({
    operationId: `${verb.toLowerCase()}${capital(name)}`,
    tags: [name],
    summary: `${verb} a ${name}`,
    ...rest,
  });
  return [
    [
      `/${name}s`,
      {
        get: operation('List', {
          parameters: ['Limit', 'After', 'Sort'].map((key) => ({
            $ref: `#/components/parameters/${key}`,
          })),
          responses: {
            200: {
              description: 'A page.',
              content: {
                'application/json': {
                  schema: {$ref: `#/components/schemas/${capital(name)}Page`},
                  example: {data: [example], next: null},
                },
              },
            },
            default: failed,
          },
        }),
        post: operation('Create', {
          requestBody: body(`The new ${name}.`),
          responses: {201: one('Created.'), '4XX': failed},
        }),
      },
    ],
    [
      `/${name}s/{id}`,
      {
        parameters: [{$ref: '#/components/parameters/Id'}],
        get: operation('Get', {responses: {200: one('Found.'), 404: failed}}),
        patch: operation('Change', {
          requestBody: body('The fields to change.'),
          responses: {200: one('Changed.'), 404: failed, 409: failed},
        }),
        delete: operation('Delete', {responses: {204: {description: 'Gone.'}, 404: failed}}),
      },
    ],
  ];
}
