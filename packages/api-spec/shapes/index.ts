import {
  anything,
  flag,
  list,
  map,
  must,
  needed,
  one,
  schemaShapes,
  strings,
  text,
} from './schemaShapes';

const headerKeys = {
  description: text,
  required: flag,
  deprecated: flag,
  style: text,
  explode: flag,
  schema: one('Schema'),
  example: anything,
  examples: map('Example'),
  content: map('MediaType'),
};

const table = {
  Document: {
    keys: {
      openapi: needed,
      info: must(one('Info')),
      jsonSchemaDialect: text,
      servers: list('Server'),
      paths: one('Paths'),
      webhooks: map('PathItem'),
      components: one('Components'),
      security: list('Security'),
      tags: list('Tag'),
      externalDocs: one('ExternalDocs'),
      'x-common-responses': one('Responses'),
    },
  },
  Info: {
    keys: {
      title: needed,
      version: needed,
      summary: text,
      description: text,
      termsOfService: text,
      contact: one('Contact'),
      license: one('License'),
    },
  },
  Contact: {keys: {name: text, url: text, email: text}},
  License: {keys: {name: needed, identifier: text, url: text}},
  Server: {keys: {url: needed, description: text, variables: map('ServerVariable')}},
  ServerVariable: {keys: {default: needed, enum: strings, description: text}},
  Tag: {keys: {name: needed, description: text, externalDocs: one('ExternalDocs')}},
  ExternalDocs: {keys: {url: needed, description: text}},
  Components: {
    keys: {
      schemas: map('Schema'),
      responses: map('Response'),
      parameters: map('Parameter'),
      examples: map('Example'),
      requestBodies: map('RequestBody'),
      headers: map('Header'),
      securitySchemes: map('SecurityScheme'),
      links: map('Link'),
      callbacks: map('Callback'),
      pathItems: map('PathItem'),
    },
  },
  Paths: {each: {...one('PathItem'), key: /^\//}},
  PathItem: {
    keys: {
      $ref: text,
      summary: text,
      description: text,
      servers: list('Server'),
      parameters: list('Parameter'),
      get: one('Operation'),
      put: one('Operation'),
      post: one('Operation'),
      delete: one('Operation'),
      options: one('Operation'),
      head: one('Operation'),
      patch: one('Operation'),
      trace: one('Operation'),
    },
  },
  Operation: {
    keys: {
      operationId: text,
      tags: strings,
      summary: text,
      description: text,
      externalDocs: one('ExternalDocs'),
      parameters: list('Parameter'),
      requestBody: one('RequestBody'),
      responses: one('Responses'),
      callbacks: map('Callback'),
      deprecated: flag,
      security: list('Security'),
      servers: list('Server'),
      'x-release-notes': strings,
    },
  },
  Parameter: {
    keys: {name: needed, in: needed, allowEmptyValue: flag, allowReserved: flag, ...headerKeys},
  },
  Header: {keys: headerKeys},
  RequestBody: {
    keys: {
      description: text,
      required: flag,
      content: must(map('MediaType')),
    },
  },
  MediaType: {
    keys: {
      schema: one('Schema'),
      example: anything,
      examples: map('Example'),
      encoding: map('Encoding'),
    },
  },
  Encoding: {
    keys: {
      contentType: text,
      headers: map('Header'),
      style: text,
      explode: flag,
      allowReserved: flag,
    },
  },
  Responses: {each: {...one('Response'), key: /^([1-5](\d\d|XX)|default)$/}},
  Response: {
    keys: {
      description: needed,
      headers: map('Header'),
      content: map('MediaType'),
      links: map('Link'),
    },
  },
  Example: {keys: {summary: text, description: text, value: anything, externalValue: text}},
  Link: {
    keys: {
      operationRef: text,
      operationId: text,
      parameters: anything,
      requestBody: anything,
      description: text,
      server: one('Server'),
    },
  },
  Callback: {each: one('PathItem')},
  Security: {each: strings},
  SecurityScheme: {
    keys: {
      type: needed,
      description: text,
      name: text,
      in: text,
      scheme: text,
      bearerFormat: text,
      flows: one('OAuthFlows'),
      openIdConnectUrl: text,
    },
  },
  OAuthFlows: {
    keys: {
      implicit: one('OAuthFlow'),
      password: one('OAuthFlow'),
      clientCredentials: one('OAuthFlow'),
      authorizationCode: one('OAuthFlow'),
    },
  },
  OAuthFlow: {
    keys: {
      authorizationUrl: text,
      tokenUrl: text,
      refreshUrl: text,
      scopes: must(one('Scopes')),
    },
  },
  Scopes: {each: text},
  ...schemaShapes,
};

export type Shapes = typeof table;
export type Kind = keyof Shapes;
/** What the keys of objects hold that are no objects of the specification. */
export interface Plains {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly any: unknown;
  readonly strings: readonly string[];
}
export interface Field {
  readonly is: Kind | keyof Plains;
  readonly many?: 'list' | 'map';
  readonly required?: true;
}
/** Either fixed keys, or (`each`) any key of a given form. */
export interface Shape {
  readonly keys?: Readonly<Record<string, Field>>;
  readonly each?: Field & {readonly key?: RegExp};
}

/** What an OpenAPI 3.1 document is made of: for each object its keys and what stands under them. */
export const shapes: Readonly<Record<Kind, Shape>> = table;

/** Kinds in whose place a Reference Object may stand. */
export const referable = [
  'Parameter',
  'Header',
  'RequestBody',
  'Response',
  'Example',
  'Link',
  'Callback',
  'SecurityScheme',
] as const;
