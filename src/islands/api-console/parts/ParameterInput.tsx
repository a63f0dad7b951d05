import type {ReactNode} from 'react';
import type {ConsoleParameter} from '../request/ConsoleOperation';
import {ChoiceInput} from './fields/ChoiceInput';
import {useField} from './fields/FieldContext';
import {Labelled} from './fields/Labelled';
import {shownAs, TextInput} from './fields/TextInput';

interface ParameterInputProps {
  readonly parameter: ConsoleParameter;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A parameter of path, query or header. In an address everything is text. */
export function ParameterInput({
  parameter: {key, name, place, field},
  value,
  onValue,
}: ParameterInputProps): ReactNode {
  const {id, problem, input} = useField(key, field.description !== undefined);
  const onText = (next: unknown): void => onValue(shownAs(next));
  return (
    <Labelled
      id={id}
      name={name}
      note={place}
      required={field.required}
      description={field.description}
      problem={problem}
    >
      {field.kind === 'choice' ? (
        <ChoiceInput
          field={field}
          value={
            field.options.find((option) => String(option.value) === value)?.value ??
            (value || undefined)
          }
          onValue={onText}
          input={input}
        />
      ) : (
        <TextInput field={field} value={value} onValue={onText} input={input} />
      )}
    </Labelled>
  );
}
