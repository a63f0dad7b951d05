import {useState, type ReactNode} from 'react';
import * as strings from '../../../../../i18n/en/strings';
import {jsonProblem} from '../../form/jsonProblem';

interface JsonInputProps {
  readonly id: string;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  readonly input: object;
}

/** A part of a body that has no form of its own. Only what is JSON goes into the body. */
export function JsonInput({id, value, onValue, input}: JsonInputProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const problem = typed ? jsonProblem(typed) : undefined;
  return (
    <>
      <textarea
        {...input}
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
        <p className="ac-problem" id={`${id}-json`}>
          {strings.jsonPlace(problem.line, problem.column, problem.message)}
        </p>
      )}
    </>
  );
}
