import type {Plains, referable, Shapes, Kind} from './shapes';

/** The objects of an OpenAPI 3.1 document, named as in the OpenAPI specification, with the keys that `shapes` gives them. Everything is plain JSON. */

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

export type ReadonlyMapOf<T> = {readonly [key: string]: T};

/** Keys that begin with `x-` may stand on every object. */
interface Extensions {
  readonly [extension: `x-${string}`]: unknown;
}

export interface Reference {
  readonly $ref: string;
  readonly summary?: string;
  readonly description?: string;
}

export type OrReference<T> = T | Reference;

/** What keys hold more exactly than `shapes` says. */
interface Exactly {
  /** `x-release` is ours: the release that `x-release-notes` speak of. */
  readonly Document: {readonly 'x-release'?: string};
  readonly Parameter: {readonly in: ParameterPlace};
  readonly Link: {readonly parameters?: ReadonlyMapOf<unknown>};
  readonly SecurityScheme: {readonly flows?: ReadonlyMapOf<ObjectOf<'OAuthFlow'>>};
  readonly Schema: {readonly type?: SchemaType | readonly SchemaType[]};
}

type Keys<Fields> = {
  readonly [Key in keyof Fields as Fields[Key] extends {required: true} ? Key : never]: Held<
    Fields[Key]
  >;
} & {
  readonly [Key in keyof Fields as Fields[Key] extends {required: true} ? never : Key]?: Held<
    Fields[Key]
  >;
};

/** What a field holds, once or many times. */
type Held<Field> = Field extends {is: infer Is; many: 'list'}
  ? readonly OneOf<Is>[]
  : Field extends {is: infer Is; many: 'map'}
    ? ReadonlyMapOf<OneOf<Is>>
    : Field extends {is: infer Is}
      ? OneOf<Is>
      : never;

type OneOf<Is> = Is extends keyof Plains
  ? Plains[Is]
  : Is extends (typeof referable)[number]
    ? OrReference<ObjectOf<Is>>
    : Is extends 'Schema'
      ? Schema
      : Is extends Kind
        ? ObjectOf<Is>
        : never;

type ObjectOf<Is extends Kind> = Shapes[Is] extends {keys: infer Fields}
  ? Keys<Fields> & Extensions & (Is extends keyof Exactly ? Exactly[Is] : unknown)
  : Shapes[Is] extends {each: infer Field}
    ? ReadonlyMapOf<Held<Field>>
    : never;

export type ApiSpec = ObjectOf<'Document'>;
export type Server = ObjectOf<'Server'>;
export type PathItem = ObjectOf<'PathItem'>;
export type Operation = ObjectOf<'Operation'>;
export type Header = ObjectOf<'Header'>;
export type Parameter = ObjectOf<'Parameter'>;
export type RequestBody = ObjectOf<'RequestBody'>;
export type MediaType = ObjectOf<'MediaType'>;
export type Example = ObjectOf<'Example'>;
export type Response = ObjectOf<'Response'>;
export type SecurityRequirement = ObjectOf<'Security'>;
export type SecurityScheme = ObjectOf<'SecurityScheme'>;
/** A JSON Schema of the 2020-12 dialect with the keywords OpenAPI adds. */
export type SchemaObject = ObjectOf<'Schema'>;
export type Schema = boolean | SchemaObject;
export type SchemaType = 'null' | 'boolean' | 'object' | 'array' | 'number' | 'string' | 'integer';
export type ParameterPlace = 'query' | 'header' | 'path' | 'cookie';

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
