import {useState, type ReactNode} from 'react';
import * as strings from '../../../../../i18n/en/strings';
import {jsonProblem} from '../../form/jsonProblem';
import type {InputAttributes} from './FieldContext';

interface JsonInputProps {
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  readonly input: InputAttributes;
}

/** A part of a body that has no form of its own. Only what is JSON goes into the body. */
export function JsonInput({value, onValue, input}: JsonInputProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const problem = typed ? jsonProblem(typed) : undefined;
  const problemId = `${input.id}-json`;
  return (
    <>
      <textarea
        {...input}
        {...(problem && {
          'aria-invalid': true,
          'aria-describedby': [input['aria-describedby'], problemId].filter(Boolean).join(' '),
        })}
        rows={4}
        spellCheck={false}
        value={typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
        onChange={({target}) => {
          setTyped(target.value);
          if (target.value === '') onValue(undefined);
          else if (!jsonProblem(target.value)) onValue(JSON.parse(target.value));
        }}
      />
      {problem && (
        <p className="ac-problem" id={problemId}>
          {strings.jsonPlace(problem.line, problem.column, problem.message)}
        </p>
      )}
    </>
  );
}
