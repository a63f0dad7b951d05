import {createContext, useContext} from 'react';
import type {Place} from '../../form/editValue';
import type {FormField} from '../../form/FormField';

/** What every field of a form needs to know. */
export interface FieldForm {
  /** Begins the ids of this form. */
  readonly prefix: string;
  /** What is wrong, by key of the field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly change: (place: Place, next: unknown) => void;
}

/** A field with what is entered in it. */
export interface FieldInputProps {
  readonly field: FormField;
  /** Where its value stands in the body. */
  readonly place: Place;
  readonly value: unknown;
}

export const FieldContext = createContext<FieldForm>({
  prefix: '',
  problems: new Map(),
  change: () => undefined,
});

/** Attributes of the input of a field. */
export type InputAttributes = ReturnType<typeof useField>['input'];

/** Attributes that tie an input to its description and its problem, with the ids of both. */
export function useField(key: string, isDescribed: boolean) {
  const {prefix, problems} = useContext(FieldContext);
  const id = `${prefix}-${key.replaceAll(/[^\w-]/g, '-')}`;
  const problem = problems.get(key);
  const describedBy = [
    ...(isDescribed ? [`${id}-text`] : []),
    ...(problem ? [`${id}-problem`] : []),
  ].join(' ');
  return {
    id,
    problem,
    input: {
      id,
      'data-field': key,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}
