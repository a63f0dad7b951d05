import {useContext, type ReactNode} from 'react';
import {join} from '@toolhive-docs/api-spec';
import {valueIn} from '../../form/editValue';
import {InlineText} from '../InlineText';
import {ChoiceInput} from './ChoiceInput';
import {FieldContext, useField, type FieldInputProps} from './FieldContext';
import {JsonInput} from './JsonInput';
import {Labelled, Problem} from './Labelled';
import {ListInput} from './ListInput';
import {TextInput} from './TextInput';

/** A field of a body, with everything inside it. */
export function FieldInput({field, place, value}: FieldInputProps): ReactNode {
  const {change} = useContext(FieldContext);
  const {id, problem, input} = useField(join('body', ...place), field.description !== undefined);
  // An emptied field is not sent, but a row of a list stays until it is removed.
  const onValue = (next: unknown): void =>
    change(place, next === '' && typeof place.at(-1) !== 'number' ? undefined : next);

  if (field.kind === 'list')
    return (
      <ListInput
        field={field}
        place={place}
        value={value}
        id={id}
        problem={problem}
        renderRow={(row) => <FieldInput {...row} />}
      />
    );
  if (field.kind === 'group') {
    return (
      <fieldset className="ac-group">
        <legend>
          <code>{field.name}</code>
        </legend>
        {field.description !== undefined && (
          <p className="ac-hint">
            <InlineText text={field.description} />
          </p>
        )}
        {field.members.map((member) => (
          <FieldInput
            key={member.name}
            field={member}
            place={[...place, member.name]}
            value={valueIn(value, [member.name])}
          />
        ))}
        <Problem id={id} name={field.name} problem={problem} />
      </fieldset>
    );
  }
  return (
    <Labelled
      id={id}
      name={field.name}
      required={field.required && typeof place.at(-1) !== 'number'}
      description={field.description}
      problem={problem}
    >
      {field.kind === 'text' && (
        <TextInput field={field} value={value} onValue={onValue} input={input} />
      )}
      {field.kind === 'choice' && (
        <ChoiceInput field={field} value={value} onValue={onValue} input={input} />
      )}
      {field.kind === 'json' && <JsonInput value={value} onValue={onValue} input={input} />}
    </Labelled>
  );
}
