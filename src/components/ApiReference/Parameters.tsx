import type {ReactNode} from 'react';
import type {ParameterModel} from '../../../plugins/api-reference/model';
import {FieldDetails, Marks} from './Schema';

/** The parameters of an operation. `data-flag` gives the table its form on phones. */
export function Parameters({parameters}: {parameters: readonly ParameterModel[]}): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>In</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.id}>
            <td data-flag="">
              <a id={parameter.id} href={`#${parameter.id}`}>
                <code>{parameter.name}</code>
              </a>
            </td>
            <td>{parameter.place}</td>
            <td>
              <Marks field={parameter} />
            </td>
            <td>
              <FieldDetails field={parameter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
