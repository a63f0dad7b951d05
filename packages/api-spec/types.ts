/** The objects of an OpenAPI 3.1 document, named as in the OpenAPI specification. Everything is plain JSON. */

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** Keys that begin with `x-` may stand on every object. */
export interface Extensions {
  readonly [extension: `x-${string}`]: unknown;
}

export interface Reference {
  readonly $ref: string;
  readonly summary?: string;
  readonly description?: string;
}

export type OrReference<T> = T | Reference;
export type ReadonlyMapOf<T> = {readonly [key: string]: T};

export interface ApiSpec extends Extensions {
  readonly openapi: string;
  readonly info: Info;
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly Server[];
  readonly paths?: ReadonlyMapOf<PathItem>;
  readonly webhooks?: ReadonlyMapOf<OrReference<PathItem>>;
  readonly components?: Components;
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly Tag[];
  readonly externalDocs?: ExternalDocs;
  /** Ours: answers that any path can give, by status. Lists of an operation's own responses leave them out. */
  readonly 'x-common-responses'?: ReadonlyMapOf<OrReference<Response>>;
  /** Ours: the release that `x-release-notes` speak of. */
  readonly 'x-release'?: string;
}

export interface Info extends Extensions {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: {readonly name?: string; readonly url?: string; readonly email?: string};
  readonly license?: {readonly name: string; readonly identifier?: string; readonly url?: string};
}

export interface Server extends Extensions {
  readonly url: string;
  readonly description?: string;
  readonly variables?: ReadonlyMapOf<ServerVariable>;
}

export interface ServerVariable extends Extensions {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface Tag extends Extensions {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
}

export interface ExternalDocs extends Extensions {
  readonly url: string;
  readonly description?: string;
}

export interface Components extends Extensions {
  readonly schemas?: ReadonlyMapOf<Schema>;
  readonly responses?: ReadonlyMapOf<OrReference<Response>>;
  readonly parameters?: ReadonlyMapOf<OrReference<Parameter>>;
  readonly examples?: ReadonlyMapOf<OrReference<Example>>;
  readonly requestBodies?: ReadonlyMapOf<OrReference<RequestBody>>;
  readonly headers?: ReadonlyMapOf<OrReference<Header>>;
  readonly securitySchemes?: ReadonlyMapOf<OrReference<SecurityScheme>>;
  readonly links?: ReadonlyMapOf<OrReference<Link>>;
  readonly callbacks?: ReadonlyMapOf<OrReference<Callback>>;
  readonly pathItems?: ReadonlyMapOf<OrReference<PathItem>>;
}

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof methods)[number];

export interface PathItem extends Extensions, Partial<Record<Method, Operation>> {
  readonly $ref?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly Server[];
  readonly parameters?: readonly OrReference<Parameter>[];
}

export interface Operation extends Extensions {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly parameters?: readonly OrReference<Parameter>[];
  readonly requestBody?: OrReference<RequestBody>;
  readonly responses?: ReadonlyMapOf<OrReference<Response>>;
  readonly callbacks?: ReadonlyMapOf<OrReference<Callback>>;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly Server[];
  /** Ours: Markdown strings saying where the release differs from this file. */
  readonly 'x-release-notes'?: readonly string[];
}

export type ParameterPlace = 'query' | 'header' | 'path' | 'cookie';

export interface Header extends Extensions {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: ReadonlyMapOf<OrReference<Example>>;
  readonly content?: ReadonlyMapOf<MediaType>;
}

export interface Parameter extends Header {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly allowEmptyValue?: boolean;
  readonly allowReserved?: boolean;
}

export interface RequestBody extends Extensions {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: ReadonlyMapOf<MediaType>;
}

export interface MediaType extends Extensions {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: ReadonlyMapOf<OrReference<Example>>;
  readonly encoding?: ReadonlyMapOf<Encoding>;
}

export interface Encoding extends Extensions {
  readonly contentType?: string;
  readonly headers?: ReadonlyMapOf<OrReference<Header>>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export interface Response extends Extensions {
  readonly description: string;
  readonly headers?: ReadonlyMapOf<OrReference<Header>>;
  readonly content?: ReadonlyMapOf<MediaType>;
  readonly links?: ReadonlyMapOf<OrReference<Link>>;
}

export interface Example extends Extensions {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly externalValue?: string;
}

export interface Link extends Extensions {
  readonly operationRef?: string;
  readonly operationId?: string;
  readonly parameters?: ReadonlyMapOf<unknown>;
  readonly requestBody?: unknown;
  readonly description?: string;
  readonly server?: Server;
}

export type Callback = ReadonlyMapOf<OrReference<PathItem>>;
export type SecurityRequirement = ReadonlyMapOf<readonly string[]>;

export interface SecurityScheme extends Extensions {
  readonly type: string;
  readonly description?: string;
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly flows?: ReadonlyMapOf<OAuthFlow>;
  readonly openIdConnectUrl?: string;
}

export interface OAuthFlow extends Extensions {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: ReadonlyMapOf<string>;
}

export type SchemaType = 'null' | 'boolean' | 'object' | 'array' | 'number' | 'string' | 'integer';
export type Schema = boolean | SchemaObject;

/** A JSON Schema of the 2020-12 dialect with the keywords OpenAPI adds. */
export interface SchemaObject extends Extensions {
  readonly $id?: string;
  readonly $schema?: string;
  readonly $anchor?: string;
  readonly $dynamicAnchor?: string;
  readonly $ref?: string;
  readonly $dynamicRef?: string;
  readonly $defs?: ReadonlyMapOf<Schema>;
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly multipleOf?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly contains?: Schema;
  readonly maxContains?: number;
  readonly minContains?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: Schema;
  readonly properties?: ReadonlyMapOf<Schema>;
  readonly patternProperties?: ReadonlyMapOf<Schema>;
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly unevaluatedProperties?: Schema;
  readonly maxProperties?: number;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly dependentRequired?: ReadonlyMapOf<readonly string[]>;
  readonly dependentSchemas?: ReadonlyMapOf<Schema>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly contentSchema?: Schema;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: ReadonlyMapOf<string>;
  };
  readonly externalDocs?: ExternalDocs;
  readonly xml?: unknown;
  /** What generated code calls each value of `enum`, in its order. */
  readonly 'x-enum-varnames'?: readonly string[];
  /** Ours: what people call each value of `enum`. */
  readonly 'x-enum-labels'?: ReadonlyMapOf<string>;
}
