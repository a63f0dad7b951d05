import type {ReactNode} from 'react';
import * as strings from '../../../../../i18n/en/strings';
import {InlineText} from '../InlineText';

export interface LabelledProps {
  readonly id: string;
  /** Name of the field as the specification has it. */
  readonly name: string;
  readonly required: boolean;
  /** Place of a parameter. */
  readonly note?: string | undefined;
  readonly description: string | undefined;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** An input between its label and description above and its problem below. */
export function Labelled({
  id,
  name,
  required,
  note,
  description,
  problem,
  children,
}: LabelledProps): ReactNode {
  return (
    <div className="ac-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {note !== undefined && <span className="ac-mark">{note}</span>}
        {required && <span className="ac-mark ac-required">{strings.required}</span>}
      </label>
      {children}
      {description !== undefined && (
        <p className="ac-hint" id={`${id}-text`}>
          <InlineText text={description.trim()} />
        </p>
      )}
      <Problem id={id} name={name} problem={problem} />
    </div>
  );
}

/** What is wrong with a field, beside it. */
export function Problem({
  id,
  name,
  problem,
}: {
  id: string;
  name: string;
  problem: string | undefined;
}): ReactNode {
  if (problem === undefined) return null;
  return (
    <p className="ac-problem" id={`${id}-problem`}>
      <b>{name}</b> {problem}
    </p>
  );
}
