import type {ReactNode} from 'react';
import * as strings from '../../../../../i18n/en/strings';
import type {ChoiceField} from '../../form/FormField';
import type {InputProps} from './TextInput';

/** One of a few values, or none. A value that is not among them, written as JSON, is shown too. */
export function ChoiceInput({
  field: {options, fallback},
  value,
  onValue,
  input,
}: InputProps<ChoiceField>): ReactNode {
  const chosen = options.findIndex((option) => option.value === value);
  const other = value !== undefined && chosen < 0;
  return (
    <select
      {...input}
      value={other ? 'other' : chosen}
      onChange={({target}) => onValue(options[Number(target.value)]?.value)}
    >
      <option value={-1}>{fallback ? strings.defaultValue(fallback) : strings.notSent}</option>
      {options.map(({label}, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
      {other && <option value="other">{JSON.stringify(value)}</option>}
    </select>
  );
}
