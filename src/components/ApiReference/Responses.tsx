import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import type {ResponseModel} from '../../../plugins/api-reference/model';
import {Contents} from './Contents';
import {Fields} from './Schema';
import {Prose} from './Text';

/** The first character of a status says how it ended; the style sheet colours by it. */
const outcome = (status: string): string => status.charAt(0);

/** The answers of an operation by status. Fields of answers are searched where their schema stands. */
export function Responses({
  responses,
  without,
}: {
  responses: readonly ResponseModel[];
  without?: string | undefined;
}): ReactNode {
  return (
    <dl>
      {responses.map(({id, status, phrase, description, headers, contents, links}) => (
        <div key={id}>
          <dt id={id}>
            <a href={`#${id}`} data-status={outcome(status)}>
              {status}
            </a>{' '}
            {phrase}
          </dt>
          <dd>
            <Prose html={description} />
            <div data-search="skip">
              {headers.length > 0 && (
                <details>
                  <summary>{strings.headers}</summary>
                  <Fields fields={headers} />
                </details>
              )}
              <Contents contents={contents} open={outcome(status) === '2'} without={without} />
            </div>
            {contents.length === 0 && !/^[13]/.test(status) && (
              <p data-search="skip">{strings.noBody}</p>
            )}
            {links.length > 0 && (
              <ul>
                {links.map(({name, description: words, href}) => (
                  <li key={name}>
                    {strings.linkedOperation} {href ? <a href={href}>{name}</a> : name}
                    <Prose html={words} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
