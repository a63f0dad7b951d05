import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {powershell} from './powershell';
import {python} from './python';
import type {SampleRequest} from './SampleRequest';

/**
 * Languages of code samples, in the order of their tabs; `value` is kept as the reader's choice. Not httpsnippet 11, whose Go
 * ignores every error and whose JavaScript reads JSON also where there is no body.
 */
export const languages: readonly {
  readonly value: string;
  readonly label: string;
  readonly highlight: string;
  readonly write: (request: SampleRequest) => string;
}[] = [
  {value: 'curl', label: 'curl', highlight: 'bash', write: curl},
  {value: 'javascript', label: 'JavaScript', highlight: 'javascript', write: javascript},
  {value: 'python', label: 'Python', highlight: 'python', write: python},
  {value: 'go', label: 'Go', highlight: 'go', write: go},
  {value: 'powershell', label: 'PowerShell', highlight: 'powershell', write: powershell},
];
