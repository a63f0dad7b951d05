/** What the page shows, ready to be drawn: plain JSON, every text final. `Html` strings are escaped and safe. */

export type Html = string;

/** A piece of a type's name; named schemas are links. */
export interface TypePart {
  readonly text: string;
  readonly href?: string;
}

/** A rule or a value about a schema: words, and what stands in code after them. */
export interface Fact {
  readonly text: string;
  readonly code?: string;
}

export interface EnumValue {
  readonly value: string;
  /** What people call it. */
  readonly label?: string;
}

export interface SchemaView {
  readonly type: readonly TypePart[];
  /** Words such as `deprecated` and `read-only`. */
  readonly marks: readonly string[];
  readonly description?: Html;
  readonly facts: readonly Fact[];
  readonly values?: readonly EnumValue[];
  readonly fields?: readonly FieldView[];
  readonly choices?: readonly ChoiceGroup[];
  /** Where the fields stand, when they are not repeated here. */
  readonly shownAt?: {readonly text: string; readonly href: string};
}

export interface FieldView extends SchemaView {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
}

/** Alternatives and conditions: `One of`, `Any of`, `If`. */
export interface ChoiceGroup {
  readonly label: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly schema: SchemaView;
  }[];
}

/** A parameter; `place` is path, query, header or cookie. */
export interface ParameterModel extends FieldView {
  readonly place: string;
}

/** Highlighted code for CodeBlock. */
export interface CodeModel {
  readonly language: string;
  readonly html: Html;
}

/** One line of text stands in the running text, anything longer in a block. */
export interface ExampleModel {
  readonly title: string;
  readonly line?: string;
  readonly code?: CodeModel;
}

export interface ContentModel {
  readonly type: string;
  readonly schema?: SchemaView;
  readonly examples: readonly ExampleModel[];
}

export interface BodyModel {
  readonly id: string;
  readonly required: boolean;
  readonly description?: Html;
  readonly contents: readonly ContentModel[];
}

export interface ResponseModel {
  readonly id: string;
  /** `201`, `4XX` or `default`. */
  readonly status: string;
  /** `Created`; empty where the status has no phrase. */
  readonly phrase: string;
  readonly description: Html;
  readonly headers: readonly FieldView[];
  readonly contents: readonly ContentModel[];
  /** Operations that go on from here. */
  readonly links: readonly {
    readonly name: string;
    readonly description?: Html;
    readonly href?: string;
  }[];
}

export interface SampleModel extends CodeModel {
  readonly value: string;
  readonly label: string;
}

/** What the server calls back while an operation goes on. */
export interface CallbackModel {
  readonly name: string;
  readonly method: string;
  /** Where the call goes, an expression such as `{$request.body#/url}`. */
  readonly to: string;
  readonly summary: string;
  readonly body?: BodyModel;
}

export interface OperationModel {
  readonly id: string;
  readonly method: string;
  /** Path template; the name of a webhook. */
  readonly path: string;
  readonly webhook: boolean;
  readonly summary: string;
  readonly description?: Html;
  readonly deprecated: boolean;
  /** Where the release differs from the specification. */
  readonly notes: readonly Html[];
  /** Ways to be let in, each enough; empty when no login is needed. */
  readonly access: readonly string[];
  /** Addresses of its own, where they differ from the API's. */
  readonly servers: readonly string[];
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly responses: readonly ResponseModel[];
  readonly callbacks: readonly CallbackModel[];
  readonly samples: readonly SampleModel[];
  /** A successful answer, beside the samples. */
  readonly answer?: {readonly title: string; readonly code: CodeModel};
}

export interface GroupModel {
  readonly id: string;
  readonly title: string;
  readonly description?: Html;
  readonly operations: readonly OperationModel[];
}

export interface NamedSchemaModel {
  readonly id: string;
  /** Name in the file. */
  readonly name: string;
  readonly title: string;
  readonly schema: SchemaView;
  readonly usedBy: readonly TypePart[];
}

export interface ServerModel {
  readonly url: string;
  readonly description?: Html;
  readonly variables: readonly {
    readonly name: string;
    readonly initial: string;
    readonly allowed: readonly string[];
    readonly description?: Html;
  }[];
}

export interface SecuritySchemeModel {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly description?: Html;
  readonly facts: readonly Fact[];
}

export interface ApiModel {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: Html;
  /** License, contact, terms, guides: words and where they lead. */
  readonly about: readonly TypePart[];
  /** Release that the notes speak of. */
  readonly release?: string;
  /** Whether readers can call the operations on the page: the sandbox knows them all. */
  readonly console: boolean;
  readonly servers: readonly ServerModel[];
  readonly security: readonly SecuritySchemeModel[];
  readonly groups: readonly GroupModel[];
  /** Answers that any path can give. */
  readonly common: readonly ResponseModel[];
  readonly schemas: readonly NamedSchemaModel[];
}

/** Where the published files are. */
export interface PageAddresses {
  readonly files: {readonly yaml: string; readonly json: string};
}
