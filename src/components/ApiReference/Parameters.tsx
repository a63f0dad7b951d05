import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import type {ParameterModel} from '../../../plugins/api-reference/model';
import {FieldDetails, Marks} from './Schema';

/** The parameters of an operation. `data-wide` and `data-column` give the table its form on phones, as plugins/tables does in guides. */
export function Parameters({parameters}: {parameters: readonly ParameterModel[]}): ReactNode {
  return (
    <table data-wide="">
      <thead>
        <tr>
          <th scope="col">{strings.parameterName}</th>
          <th scope="col">{strings.parameterPlace}</th>
          <th scope="col">{strings.parameterType}</th>
          <th scope="col">{strings.parameterMeaning}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.id}>
            <th scope="row">
              <a id={parameter.id} href={`#${parameter.id}`}>
                <code>{parameter.name}</code>
              </a>
            </th>
            <td data-column={strings.parameterPlace}>{parameter.place}</td>
            <td data-column={strings.parameterType}>
              <Marks field={parameter} />
            </td>
            <td data-column={strings.parameterMeaning}>
              <FieldDetails field={parameter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
