import {allHeaders, bodyText, type SampleBody, type SampleRequest} from './SampleRequest';

/** A word as a POSIX shell takes it: in single quotes unless it is harmless. */
function quoted(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The request as a `curl` command; answers without a body show their status. */
export function curl(request: SampleRequest): string {
  const {method, url, body, statusOnly} = request;
  const usual = body ? 'POST' : 'GET';
  const options = [
    ...(statusOnly && method !== 'HEAD' ? ['-i'] : []),
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : [`-X ${method}`]),
  ];
  const lines = [
    ['curl', ...options, quoted(url)].join(' '),
    ...allHeaders(request).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...data(body),
  ];
  return lines.join(' \\\n  ');
}

function data(body: SampleBody | undefined): string[] {
  if (body?.kind === 'file') return [`--data-binary @${body.file}`];
  if (body?.kind === 'parts')
    // In a value, -F would give @, < and ;type= a meaning.
    return body.parts.map(({name, value, file}) =>
      file === undefined
        ? `--form-string ${quoted(`${name}=${value ?? ''}`)}`
        : `-F ${quoted(`${name}=@${file}`)}`,
    );
  const text = bodyText(body);
  if (text === undefined) return [];
  // After -d, an @ would name a file to send.
  return [`${text.startsWith('@') ? '--data-raw' : '-d'} ${quoted(text)}`];
}
