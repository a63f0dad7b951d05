import type {Finding} from '../report/Finding';
import {type OptionTable, readOptions} from './readOptions';

/** Options of curl that samples use. */
const OPTIONS: OptionTable = {
  '-s': false,
  '--silent': false,
  '-S': false,
  '--show-error': false,
  '-i': false,
  '--include': false,
  '-f': false,
  '--fail': false,
  '-L': false,
  '--location': false,
  '-O': false,
  '--remote-name': false,
  '-N': false,
  '--no-buffer': false,
  '-v': false,
  '--verbose': false,
  '-k': false,
  '-G': false,
  '--get': false,
  '-I': false,
  '--head': false,
  '--compressed': false,
  '--fail-with-body': false,
  '-o': true,
  '--output': true,
  '-X': true,
  '--request': true,
  '-H': true,
  '--header': true,
  '-d': true,
  '--data': true,
  '--data-raw': true,
  '--data-binary': true,
  '--json': true,
  '--data-urlencode': true,
  '--unix-socket': true,
  '-w': true,
  '--write-out': true,
  '-m': true,
  '--max-time': true,
  '--connect-timeout': true,
  '--retry': true,
  '--cacert': true,
  '-u': true,
  '--user': true,
};

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
