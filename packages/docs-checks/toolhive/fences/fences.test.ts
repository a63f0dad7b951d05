import {describe, expect, it} from 'vitest';
import {fence, problemsOf} from '../../testing/checkPage';

describe('JSON samples', () => {
  it.each([
    [
      'permission-profile',
      '{"read": ["/a"], "network": {"outbound": {"insecure_allow_all": true}}}',
    ],
    [
      'client-config',
      '{"mcpServers": {"fetch": {"url": "http://localhost:9100/sse#fetch"}}} // VS Code keeps them elsewhere',
    ],
    [
      'client-config',
      '{"servers": {"fetch": {"url": "http://localhost:9100/sse", "type": "sse"}}}',
    ],
    ['mcp-message', '{"jsonrpc": "2.0", "id": 1, "method": "ping"}'],
    ['api:createRequest', '{"name": "clock", "image": "mcp/time:latest"}'],
  ])('accepts a right %s', async (schema, code) => {
    expect(await problemsOf('json', fence(`json schema=${schema}`, code))).toEqual([]);
  });

  it.each([
    [
      'api:createRequest',
      '{"Name": "a", "image": "mcp/fetch", "env_vars": [], "secrets": [{"name": "a", "traget": "b"}]}',
      /\/secrets\/0\/traget is a field that the server ignores; did you mean target\?/,
    ],
    ['permission-profile', '{"networks": {}}', /unknown field "networks"; did you mean network\?/],
    ['client-config', '{"server": {}}', /has its servers under "mcpServers"/],
    ['client-config', '{"servers": {"fetch": {"url": "http://localhost:9100/sse"}}}', /type/],
    ['mcp-message', '{"jsonrpc": "1.0", "id": 1, "method": "ping"}', /jsonrpc must be "2.0"/],
    ['api:createRequest', '{"name": 5}', /name must be/],
    ['api:createReqest', '{}', /no schema createReqest; did you mean createRequest\?/],
    [
      'permision-profile',
      '{}',
      /unknown schema=permision-profile; did you mean permission-profile\?/,
    ],
    ['constructor', '{}', /unknown schema=constructor; /],
    ['registry', '{\n  "servers": {},\n}', /^9: not valid JSON/],
  ])('finds what is wrong with a sample of schema %s', async (schema, code, message) => {
    expect((await problemsOf('json', fence(`json schema=${schema}`, code))).join('\n')).toMatch(
      message,
    );
  });
});

it('names the line of each problem in a JSON sample', async () => {
  const code = '{\n  "read": ["/a", "C:\\\\b:/b"],\n  "network": {\n    "inbound": {}\n  }\n}';
  const found = await problemsOf('json', fence('json schema=permission-profile', code));
  expect(found).toEqual([
    expect.stringMatching(/^8: permission-profile: read\[1\] .*HOST-PATH:CONTAINER-PATH/),
    expect.stringMatching(/^10: permission-profile: network has an unknown field "inbound"/),
  ]);
});

it('names each property of a JSON sample that its object already has, with its line', async () => {
  const code =
    '{\n  "read": [],\n  "write": [],\n  "network": {"outbound": {}},\n  "read": ["/a"]\n}';
  expect(await problemsOf('json', fence('json schema=permission-profile', code))).toEqual([
    '11: permission-profile: "read" is already in this object; keep one of them',
  ]);
  const output = fence('json output', '{"a": {"b": 1}, "b": [{"b": 1}, {"b": 1, "b": 2}]}');
  expect(await problemsOf('output', `${fence('bash', 'thv version')}\n\n${output}`)).toContainEqual(
    expect.stringContaining('"b" is already in this object'),
  );
});

describe('outputs', () => {
  const command = (line: string) => fence('bash', line);
  const columns =
    'NAME    PACKAGE            STATUS    URL                                PORT    TOOL TYPE   CREATED AT';

  it('accepts an output after its command, with prose between', async () => {
    expect(
      await problemsOf(
        'output',
        `${command('thv list')}\nIt prints:\n\n${fence('text output', `${columns}\nfetch   mcp/fetch:latest`)}`,
      ),
    ).toEqual([]);
  });

  it('refuses an output without a command in its section', async () => {
    expect(
      await problemsOf(
        'output',
        `${command('thv list')}\n## Next {#next}\n\n${fence('text output', columns)}`,
      ),
    ).toEqual([expect.stringContaining('must follow the command')]);
  });

  it.each([
    [
      'other columns',
      'thv list',
      'text output',
      'NAME    IMAGE    STATUS\nfetch   x   running',
      /columns of thv list are NAME, PACKAGE.*sample has NAME, IMAGE, STATUS/,
    ],
    [
      'a field that the schema of the output does not have',
      'thv registry info osv --format json | jq .permissions',
      'json output schema=permission-profile',
      '{"reed": []}',
      /unknown field "reed"; did you mean read\?/,
    ],
    [
      'a label that is not printed',
      'thv registry info osv',
      'text output',
      'Name: osv\nPicture: x',
      /prints no Picture/,
    ],
    ['JSON that is broken', 'thv list --format json', 'json output', '[{]', /not valid JSON/],
    [
      'an answer of the wrong shape',
      'curl -s http://localhost:8080/api/v1beta/version',
      'json output',
      '{"version": 47}',
      /by the API specification, .*version must be/,
    ],
    [
      'a status that never comes',
      'curl -i http://localhost:8080/api/v1beta/version',
      'text output',
      'HTTP/1.1 204 No Content',
      /never answers with 204/,
    ],
  ])('finds %s', async (_what, line, info, code, message) => {
    expect(
      (await problemsOf('output', `${command(line)}\n${fence(info, code)}`)).join('\n'),
    ).toMatch(message);
  });
});

describe('diagrams', () => {
  const words = '\n<details>\n<summary>Text description</summary>\n\nA leads to B.\n\n</details>\n';
  const diagram = (lines: string) => fence('mermaid', `flowchart LR\n${lines}\n  A --> B`);

  it('accepts a named diagram with its text alternative', async () => {
    expect(
      await problemsOf(
        'diagram',
        diagram('  accTitle: A and B\n  accDescr: A leads to B.') + words,
      ),
    ).toEqual([]);
  });

  it('finds a request or a flag that does not exist', async () => {
    const code =
      '  accTitle: A\n  accDescr: A.\n  B[GET /api/v1beta/workload] --> C[DELETE /api/v1beta/workloads/NAME]\n  C --> D[thv run --seqret x]';
    expect(await problemsOf('diagram', diagram(code) + words)).toEqual([
      expect.stringContaining('unknown path /api/v1beta/workload;'),
      expect.stringContaining('the flag --seqret'),
    ]);
  });

  it.each([
    ['about something else', '<summary>Example</summary>\n\nA server.\n'],
    ['about descriptions', '<summary>Text descriptions of others</summary>\n\nA server.\n'],
    ['empty', '<summary>Text description</summary>'],
    ['without a summary', '\nText description of a server.\n'],
  ])('refuses details that are %s', async (_what, inside) => {
    const details = `<details>\n${inside}\n</details>\n`;
    const named = 'flowchart LR\n  accTitle: A\n  accDescr: B\n  a --> b';
    expect(await problemsOf('diagram', `${fence('mermaid', named)}\n${details}`)).toEqual([
      expect.stringContaining('text alternative'),
    ]);
  });

  it('asks for name, description and text alternative', async () => {
    const problems = await problemsOf('diagram', `${diagram('')}\nMore text.`);
    expect(problems).toEqual([
      expect.stringContaining('accTitle'),
      expect.stringContaining('accDescr'),
      expect.stringContaining('text alternative'),
    ]);
  });
});

describe('programs', () => {
  it('parses Python, JavaScript and usage lines', async () => {
    expect(await problemsOf('python', fence('python', 'def f(a):\n    return a'))).toEqual([]);
    expect(
      await problemsOf('python', fence('python', 'x = 1\ndef f(a:\n    return a')),
    ).not.toEqual([]);
    expect(await problemsOf('script', fence('ts', 'const a: number = 1;'))).toEqual([]);
    expect(await problemsOf('script', fence('ts', 'const a: = 1;'))).not.toEqual([]);
    expect(await problemsOf('usage', fence('text', 'thv list [flags]'))).toEqual([]);
    expect(await problemsOf('usage', fence('text', 'thv list [options]'))).toEqual([
      '7: the usage of thv list is "thv list [flags]"',
    ]);
  }, 30_000);
});

describe('fences', () => {
  it('fail when no rule can check them', async () => {
    expect(await problemsOf('fence', fence('json', '{}'))).toEqual([
      expect.stringContaining('no rule can check this fence (json)'),
    ]);
    expect(await problemsOf('fence', fence('constructor', '{}'))).toEqual([
      expect.stringContaining('no rule can check this fence (constructor)'),
    ]);
    expect(await problemsOf('fence', fence('', 'thv list'))).toEqual([
      expect.stringContaining('(no language)'),
    ]);
  });

  it('pass unchecked when they say why', async () => {
    expect(
      await problemsOf('fence', fence('json fragment="only the part that changes"', '"a": 1')),
    ).toEqual([]);
    expect(await problemsOf('fence', fence('json fragment="x"', '"a": 1'))).toEqual([
      expect.stringContaining('say why'),
    ]);
  });

  it('that are marked as wrong must be wrong', async () => {
    expect(
      await problemsOf(
        'fence',
        fence('bash wrong="the flag does not exist"', 'thv rm --force fetch'),
      ),
    ).toEqual([]);
    expect(
      await problemsOf('fence', fence('bash wrong="the flag does not exist"', 'thv rm fetch')),
    ).toEqual([expect.stringContaining('no check finds anything wrong')]);
  });
});
