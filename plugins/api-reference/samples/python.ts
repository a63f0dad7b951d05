import {literal, type Notation} from './literal';
import {bodyText, type SampleRequest} from './SampleRequest';

/** A JSON string is also a Python string, but for characters beyond the first plane, which stay as they are in both. */
const text = (value: string): string => JSON.stringify(value);

const NOTATION: Notation = {
  step: '    ',
  key: text,
  scalar: (value) => {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return JSON.stringify(value);
  },
};

const dictionary = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([name, value]) => `${text(name)}: ${value}`).join(', ')}}`;

/** The request with the `requests` package (https://requests.readthedocs.io). */
export function python({method, url, headers, body, statusOnly}: SampleRequest): string {
  const isPlainJson = body?.kind === 'json' && body.type === 'application/json';
  const typed =
    body && body.kind !== 'parts' && !isPlainJson
      ? [...headers, ['Content-Type', body.type] as const]
      : headers;
  const given: string[] = [text(url)];
  if (typed.length)
    given.push(`headers=${dictionary(typed.map(([name, value]) => [name, text(value)]))}`);
  if (isPlainJson) given.push(`json=${literal(NOTATION, body.value, '    ')}`);
  else if (body?.kind === 'json' || body?.kind === 'text')
    given.push(`data=${text(bodyText(body) ?? '')}`);
  else if (body?.kind === 'file') given.push(`data=open(${text(body.file)}, "rb")`);
  else if (body)
    // Values stand among the files, without a name of a file: `data` alone would send another type.
    given.push(
      `files=${dictionary(
        body.parts.map(({name, value, file}) => [
          name,
          file === undefined ? `(None, ${text(value ?? '')})` : `open(${text(file)}, "rb")`,
        ]),
      )}`,
    );
  given.push('timeout=60');
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method);
  const call = known ? `requests.${method.toLowerCase()}` : 'requests.request';
  const all = known ? given : [text(method), ...given];
  return [
    'import requests',
    '',
    all.length > 2
      ? `response = ${call}(\n${all.map((argument) => `    ${argument},\n`).join('')})`
      : `response = ${call}(${all.join(', ')})`,
    'response.raise_for_status()',
    statusOnly ? 'print(response.status_code)' : 'print(response.text)',
  ].join('\n');
}
