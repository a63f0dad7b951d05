/** How a value of a schema is entered. Made by {@link fieldOf}. */
export type FormField = TextField | ChoiceField | ListField | GroupField | JsonField;

interface Common {
  /** Key in the object around it; empty for the whole body and for items of a list. */
  readonly name: string;
  readonly required: boolean;
  /** Markdown of one paragraph, of which only code in backticks is shown as such. */
  readonly description?: string | undefined;
}

/** One line of text; numbers are typed as text and become numbers when they look like one. */
export interface TextField extends Common {
  readonly kind: 'text';
  readonly numeric: boolean;
  /** Shown while nothing is entered: what the server takes then, or an example. */
  readonly placeholder: string;
}

/** A value out of a few; a boolean is one of two. */
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly options: readonly {readonly value: unknown; readonly label: string}[];
  /** What the server takes when nothing is sent. */
  readonly fallback: string;
}

export interface ListField extends Common {
  readonly kind: 'list';
  readonly item: FormField;
  /** What a new row holds. */
  readonly newItem: unknown;
}

export interface GroupField extends Common {
  readonly kind: 'group';
  readonly members: readonly FormField[];
}

/** Anything else, such as maps and alternatives: entered as JSON. */
export interface JsonField extends Common {
  readonly kind: 'json';
}
