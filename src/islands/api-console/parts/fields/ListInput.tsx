import {useContext, useLayoutEffect, useRef, type ReactNode} from 'react';
import * as strings from '../../../../../i18n/en/strings';
import type {ListField} from '../../form/FormField';
import {InlineText} from '../InlineText';
import {FieldContext, type FieldInputProps} from './FieldContext';
import {Problem} from './Labelled';

interface ListInputProps extends FieldInputProps {
  readonly field: ListField;
  readonly id: string;
  readonly problem: string | undefined;
  readonly renderRow: (row: FieldInputProps) => ReactNode;
}

/** Rows that can be added and removed. The focus goes to a new row, and to a neighbour of a removed one. */
export function ListInput({
  field: {name, description, item, newItem},
  place,
  value,
  id,
  problem,
  renderRow,
}: ListInputProps): ReactNode {
  const {change} = useContext(FieldContext);
  const box = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>(undefined);
  const rows: readonly unknown[] = Array.isArray(value) ? (value as unknown[]) : [];

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const add = (): void => {
    wanted.current = `[data-row="${rows.length}"] :is(input,select,textarea)`;
    change([...place, rows.length], newItem);
  };
  const remove = (row: number): void => {
    const next = Math.min(row, rows.length - 2);
    wanted.current = next < 0 ? ':scope > button' : `[data-row="${next}"] > button`;
    // A list without rows is not sent.
    if (rows.length === 1) change(place, undefined);
    else change([...place, row], undefined);
  };

  return (
    <fieldset ref={box} className="ac-list">
      <legend>
        <code>{name}</code>
      </legend>
      {description !== undefined && (
        <p className="ac-hint">
          <InlineText text={description} />
        </p>
      )}
      {rows.map((row, index) => (
        // Rows have no names; a row is what stands at its place.
        <div key={index} className="ac-row" data-row={index}>
          {renderRow({
            field: {...item, name: `${name}[${index}]`, description: undefined},
            place: [...place, index],
            value: row,
          })}
          <button type="button" className="ac-small" onClick={() => remove(index)}>
            {strings.removeRow}
            <span className="visually-hidden">
              {' '}
              {name} {index + 1}
            </span>
          </button>
        </div>
      ))}
      <Problem id={id} name={name} problem={problem} />
      <button type="button" className="ac-small" onClick={add}>
        {strings.add}
        <span className="visually-hidden"> {strings.toList(name)}</span>
      </button>
    </fieldset>
  );
}
