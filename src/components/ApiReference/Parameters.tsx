import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import type {ParameterModel} from '../../../plugins/api-reference/model';
import {FieldDetails, Marks} from './Schema';

/** The parameters of an operation. `data-flag` gives the table its form on phones. */
export function Parameters({parameters}: {parameters: readonly ParameterModel[]}): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>{strings.parameterName}</th>
          <th>{strings.parameterPlace}</th>
          <th>{strings.parameterType}</th>
          <th>{strings.parameterMeaning}</th>
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
