/** A request to show in several languages. */
export interface SampleRequest {
  /** In capitals. */
  readonly method: string;
  /** Complete address, encoded. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: SampleBody;
  /** Whether a successful answer has nothing to read but its status. */
  readonly statusOnly: boolean;
}

export type SampleBody =
  /** JSON; languages that have literals for it use them. */
  | {readonly kind: 'json'; readonly type: string; readonly value: unknown}
  | {readonly kind: 'text'; readonly type: string; readonly text: string}
  /** The content of a file. */
  | {readonly kind: 'file'; readonly type: string; readonly file: string}
  /** A form with parts; its type, with the border between parts, is up to the program. */
  | {readonly kind: 'parts'; readonly parts: readonly FormPart[]};

export interface FormPart {
  readonly name: string;
  readonly value?: string;
  readonly file?: string;
}

/** A body's text as it goes over the wire, JSON with line breaks; undefined for files and forms with parts. */
export function bodyText(body: SampleBody | undefined): string | undefined {
  if (body?.kind === 'json') return JSON.stringify(body.value, null, 2);
  return body?.kind === 'text' ? body.text : undefined;
}

/** The headers with the type of the body. */
export function allHeaders({headers, body}: SampleRequest): (readonly [string, string])[] {
  return [
    ...headers,
    ...(body && body.kind !== 'parts' ? [['Content-Type', body.type] as const] : []),
  ];
}
