import type {ConsoleBody, ConsoleOperation, ConsoleParameter} from './ConsoleOperation';

/** What a reader has entered and not yet sent. */
export interface Draft {
  /** By the key of the parameter; an empty text is not sent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: BodyDraft | undefined;
  /** Status that the sandbox is asked to answer with; empty to let it act. */
  readonly preferredStatus: string;
}

/** A body in the form, or as the text that a reader writes. */
export type BodyDraft =
  | {
      readonly mode: 'form';
      readonly value: unknown;
      /** The text that the value was read from, until the form is edited: a long number would lose its last digits. */
      readonly written?: string;
    }
  | {readonly mode: 'text'; readonly text: string};

/** The examples of the specification, to begin with. */
export function firstDraft({parameters, body}: ConsoleOperation): Draft {
  return {
    parameters: Object.fromEntries(parameters.map(({key, example}) => [key, example])),
    body: body && bodyFrom(body, body.examples[0]?.value),
    preferredStatus: '',
  };
}

/** A value in the form where there is one, else as text. */
export function bodyFrom({field, type}: ConsoleBody, value: unknown): BodyDraft {
  if (field.kind !== 'json') return {mode: 'form', value};
  return {
    mode: 'text',
    text:
      typeof value === 'string' && !type.endsWith('json') ? value : JSON.stringify(value, null, 2),
  };
}

/** The body as it is sent. */
export function textOf(body: BodyDraft): string {
  return body.mode === 'text' ? body.text : (body.written ?? JSON.stringify(body.value, null, 2));
}

/** The parameters of a place that are sent, by name. */
export const filledIn = (place: string, parameters: readonly ConsoleParameter[], draft: Draft) =>
  parameters
    .filter(({key, place: own}) => own === place && draft.parameters[key])
    .map(({key, name}): [string, string] => [name, draft.parameters[key] ?? '']);
