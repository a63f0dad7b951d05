import {literal, type Notation} from './literal';
import {allHeaders, type SampleRequest} from './SampleRequest';

/** A JSON string is also a JavaScript string; in single quotes, those are escaped instead of double ones. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** In a literal, `__proto__` would set the prototype, in quotes too (ECMA-262, Annex B.3.1). */
const key = (name: string): string => {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
};

/** Names stand without quotes where the language allows it. */
const NOTATION: Notation = {
  step: '  ',
  key,
  scalar: (value) => (typeof value === 'string' ? text(value) : JSON.stringify(value)),
};

/** The request with `fetch`, as browsers, Node.js, Deno and Bun have it. */
export function javascript(request: SampleRequest): string {
  const {method, url, body, statusOnly} = request;
  const headers = allHeaders(request);
  const before: string[] = [];
  let content: string | undefined;
  if (body?.kind === 'json') content = `JSON.stringify(${literal(NOTATION, body.value, '  ')})`;
  else if (body?.kind === 'text') content = text(body.text);
  else if (body?.kind === 'file') {
    before.push("import {readFile} from 'node:fs/promises';", '');
    content = `await readFile(${text(body.file)})`;
  } else if (body) {
    if (body.parts.some(({file}) => file !== undefined))
      before.push("import {openAsBlob} from 'node:fs';", '');
    before.push('const form = new FormData();');
    before.push(
      ...body.parts.map(
        ({name, value, file}) =>
          `form.append(${text(name)}, ${file === undefined ? text(value ?? '') : `await openAsBlob(${text(file)}), ${text(file)}`});`,
      ),
    );
    content = 'form';
  }
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)}`]),
    ...(headers.length
      ? [`headers: {${headers.map(([name, value]) => `${key(name)}: ${text(value)}`).join(', ')}}`]
      : []),
    ...(content === undefined ? [] : [`body: ${content}`]),
  ];
  const call = options.length
    ? `${text(url)}, {\n${options.map((option) => `  ${option},\n`).join('')}}`
    : text(url);
  return [
    ...before,
    `const response = await fetch(${call});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    statusOnly ? 'console.log(response.status);' : 'console.log(await response.text());',
  ].join('\n');
}
