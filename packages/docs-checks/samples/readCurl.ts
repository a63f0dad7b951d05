import type {Finding} from '../report/Finding';
import {optionTable, readOptions} from './readOptions';

/** Options of curl that samples use. */
const OPTIONS = optionTable(`
  -s --silent -S --show-error -i --include -f --fail -L --location -O --remote-name -N --no-buffer
  -v --verbose -k -G --get -I --head --compressed --fail-with-body -o= --output= -X= --request=
  -H= --header= -d= --data= --data-raw= --data-binary= --json= --data-urlencode= --unix-socket=
  -w= --write-out= -m= --max-time= --connect-timeout= --retry= --cacert= -u= --user=`);

/** What a `curl` line asks for. */
export interface CurlRequest {
  method: string;
  urls: string[];
  /** The body, or `@file`. */
  body: string | undefined;
  problems: Finding[];
}

/** Reads a `curl` line as curl does: a body means POST, `-I` means HEAD, `-X` wins. */
export function readCurl(words: readonly string[]): CurlRequest {
  const {options, args, problems} = readOptions('curl', words.slice(1), OPTIONS);
  const all = (...names: string[]) => names.flatMap((name) => options.get(name) ?? []);
  const bodies = all('-d', '--data', '--data-raw', '--data-binary', '--json');
  const sendsBody = bodies.length > 0 && !options.has('-G') && !options.has('--get');
  const implied = options.has('-I') || options.has('--head') ? 'HEAD' : sendsBody ? 'POST' : 'GET';
  const headers = [
    ...all('-H', '--header'),
    ...(options.has('--json') ? ['Content-Type: application/json'] : []),
  ];
  const method = all('-X', '--request').at(-1) ?? implied;
  return {
    method,
    urls: args,
    body: sendsBody ? bodies.join('&') : undefined,
    problems: [
      ...problems,
      // RFC 9110, section 9.1: methods are case-sensitive, and curl sends what it is given.
      ...(/^[a-z]+$/i.test(method) && method !== method.toUpperCase()
        ? [`${method} is no method; write it in capitals: ${method.toUpperCase()}`]
        : []),
      ...headers
        .filter((header) => !/^[\w-]+:/.test(header))
        .map((header) => `"${header}" is not a header; write it like "Name: value"`),
    ],
  };
}
