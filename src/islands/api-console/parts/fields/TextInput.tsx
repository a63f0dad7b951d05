import {useState, type ReactNode} from 'react';
import type {TextField} from '../../form/FormField';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** What a reader types into a field for a number: a number that JSON can carry, else the text, so that it can be complained about. */
export function typedNumber(text: string): number | string {
  const number = Number(text);
  return NUMBER.test(text) && Number.isFinite(number) ? number : text;
}

/** A value as one line of text. */
export const shownAs = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

export interface InputProps<Field> {
  readonly field: Field;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  /** Attributes of the input. */
  readonly input: object;
}

/** One line of text. A number that does not look like one stays text, so that it can be complained about, and sent all the same. */
export function TextInput({
  field: {numeric, placeholder},
  value,
  onValue,
  input,
}: InputProps<TextField>): ReactNode {
  /** `1.` on the way to `1.5` is 1 already; what is typed stays in sight. */
  const [typed, setTyped] = useState('');
  const read = (text: string): unknown => (numeric ? typedNumber(text) : text);
  return (
    <input
      {...input}
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={placeholder}
      value={typed !== '' && read(typed) === value ? typed : shownAs(value)}
      onChange={({target}) => {
        setTyped(target.value);
        onValue(read(target.value));
      }}
    />
  );
}
