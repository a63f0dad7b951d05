/** JSON as deep as fits into a request. */
const deep = (levels: number, inside = '1'): string =>
  '['.repeat(levels) + inside + ']'.repeat(levels);

const call = (name: string, args: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${JSON.stringify(name)},"arguments":${args}}}`;

const ask = (method: string, params: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;

/** Messages of clients that are broken or mean harm, by what is wrong with them. Each is one line. */
export const HOSTILE_MESSAGES: readonly (readonly [what: string, message: string])[] = [
  ['no JSON', '{"jsonrpc"'],
  ['nothing', ''],
  ['a list without messages', '[]'],
  ['a word', '"ping"'],
  ['a number', '1'],
  ['null', 'null'],
  ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}'],
  ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
  ['a method that is a number', '{"jsonrpc":"2.0","id":1,"method":1}'],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"no/such"}'],
  ['a method of every object', '{"jsonrpc":"2.0","id":1,"method":"__proto__"}'],
  ['params that are a list', ask('tools/call', '[]')],
  ['params that are a word', ask('tools/list', '"all"')],
  ['a cursor that is an object', ask('tools/list', '{"cursor":{}}')],
  ['no such tool', call('rm', '{}')],
  ['a tool of every object', call('constructor', '{}')],
  ['another tool of every object', call('__proto__', '{}')],
  ['a tool that is a list', ask('tools/call', '{"name":[],"arguments":{}}')],
  ['arguments that are a list', call('get_page', '[]')],
  ['arguments that are a word', call('get_page', '"/"')],
  ['arguments that change every object', call('get_page', '{"__proto__":{"url":"/"}}')],
  ['a deep argument', call('get_page', `{"url":${deep(40_000)}}`)],
  ['deep arguments', call('get_page', deep(40_000))],
  ['deep params', ask('tools/list', deep(40_000))],
  ['a deep message', deep(45_000)],
  ['a deep id', `{"jsonrpc":"2.0","id":${deep(40_000)},"method":"ping"}`],
  ['a deep profile', call('check_profile', JSON.stringify({json: deep(9000)}))],
  ['a deep registry', call('check_registry', JSON.stringify({json: deep(9000)}))],
  ['a deep manifest', call('check_manifest', JSON.stringify({yaml: `kind: ${deep(9000)}`}))],
  [
    'a deep manifest without brackets',
    call('check_manifest', JSON.stringify({yaml: '- '.repeat(9000)})),
  ],
  [
    'a manifest that names itself again and again',
    call(
      'check_manifest',
      JSON.stringify({
        yaml: `a0: &a0 [x,x]\n${Array.from({length: 60}, (_, at) => `a${at + 1}: &a${at + 1} [*a${at},*a${at}]`).join('\n')}`,
      }),
    ),
  ],
  [
    'a manifest that is a part of itself',
    call('check_manifest', JSON.stringify({yaml: 'kind: MCPServer\nspec: &a\n  args: [*a]'})),
  ],
  [
    'a manifest whose apiVersion is a number',
    call('check_manifest', JSON.stringify({yaml: 'apiVersion: 1\nmetadata: {name: a}'})),
  ],
  [
    'a manifest whose apiVersion is a map',
    call('check_manifest', JSON.stringify({yaml: 'apiVersion: {}\nspec: {image: a}'})),
  ],
  [
    'a manifest whose kind cannot become text',
    call('check_manifest', JSON.stringify({yaml: 'apiVersion: v1\nkind: {toString: 1}'})),
  ],
  ['a deep command', call('check_command', JSON.stringify({command_line: '$('.repeat(9000)}))],
  ['many brackets', call('check_command', JSON.stringify({command_line: '('.repeat(19_000)}))],
  ['many ticks', call('check_command', JSON.stringify({command_line: '`'.repeat(19_000)}))],
  ['a long error', call('find_error', JSON.stringify({text: 'error: a.b.c '.repeat(1500)}))],
  ['a long question', call('search_docs', JSON.stringify({query: 'a* '.repeat(170)}))],
  ['half of a letter', call('search_docs', '{"query":"\\ud800"}')],
  ['a letter of control', call('get_page', '{"url":"/guides\\u0000/run"}')],
  ['a page outside', call('get_page', '{"url":"docs://../../../etc/passwd"}')],
  ['a page outside, encoded', call('get_page', '{"url":"/..%2f..%2f..%2fetc%2fpasswd"}')],
  ['a section outside', call('get_page', '{"url":"/","section":"../../../etc/passwd"}')],
  [
    'a field of every object',
    call('describe_field', '{"resource":"MCPServer","path":"__proto__"}'),
  ],
  ['a resource outside', ask('resources/read', '{"uri":"docs://../../etc/passwd"}')],
  ['a file', ask('resources/read', '{"uri":"file:///etc/passwd"}')],
  ['a resource that is no address', ask('resources/read', '{"uri":"::"}')],
  ['a skill outside', ask('resources/read', '{"uri":"skill://toolhive/../../../etc/passwd"}')],
  ['no such prompt', ask('prompts/get', '{"name":"constructor"}')],
  [
    'an argument of every object',
    ask(
      'completion/complete',
      '{"ref":{"type":"ref/prompt","name":"run_server"},"argument":{"name":"__proto__","value":"a"}}',
    ),
  ],
];
