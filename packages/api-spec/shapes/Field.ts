/** A key of an OpenAPI object: what stands under it, once or many times. */
export type Field = {
  /** An object kind of `shapes`, or a plain JSON type. */
  readonly is: Kind | Plain;
  readonly many?: 'list' | 'map';
  readonly required?: true;
};

export type Plain = 'string' | 'number' | 'boolean' | 'any' | 'strings';

/** Either fixed keys, or (`each`) any key of a given form. */
export type Shape = {
  readonly keys?: Readonly<Record<string, Field>>;
  readonly each?: Field & {readonly key?: RegExp};
};

export type Kind =
  | 'Document'
  | 'Info'
  | 'Contact'
  | 'License'
  | 'Server'
  | 'ServerVariable'
  | 'Tag'
  | 'ExternalDocs'
  | 'Components'
  | 'Paths'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'Header'
  | 'RequestBody'
  | 'MediaType'
  | 'Encoding'
  | 'Responses'
  | 'Response'
  | 'Example'
  | 'Link'
  | 'Callback'
  | 'Security'
  | 'SecurityScheme'
  | 'OAuthFlows'
  | 'OAuthFlow'
  | 'Scopes'
  | 'Schema'
  | 'Discriminator'
  | 'Mapping'
  | 'Xml'
  | 'Dependencies'
  | 'Labels';

export const text: Field = {is: 'string'};
export const needed: Field = {is: 'string', required: true};
export const flag: Field = {is: 'boolean'};
export const size: Field = {is: 'number'};
export const any: Field = {is: 'any'};
export const one = (is: Kind): Field => ({is});
export const list = (is: Kind): Field => ({is, many: 'list'});
export const map = (is: Kind): Field => ({is, many: 'map'});
