import {describe, expect, it} from 'vitest';
import {facts, problemsOf} from '../testing/checkPage';

describe('values in prose', () => {
  it('accepts right values of every kind', async () => {
    const page = `Run \`thv list --all\`, \`thv run …\` or \`thv secret set\`; \`--port 8080\` and \`-e\`; \`TOOLHIVE_DOCKER_SOCKET\`,
\`UNSTRUCTURED_LOGS=false\`; \`GET /api/v1beta/workloads/{name}\`, \`POST /messages?session_id=<id>\`; \`http://localhost:<port>/sse#<name>\`,
\`127.0.0.1:8080\`; \`~/.config/toolhive/config.yaml\`, \`~/.cursor/mcp.json\`; \`clients.auto_discovery\`; \`mcp/fetch:latest\`,
\`ghcr.io/stacklok/toolhive:v0.0.47\`; \`docker pull\`, \`kubectl get mcpservers\`.`;
    expect(await problemsOf('value', page)).toEqual([]);
  });

  it.each([
    ['a command', '`thv lists`', /unknown command|takes no argument/],
    ['a flag of a command', '`thv list --al`', /unknown flag --al/],
    [
      'a flag alone',
      '`--transprot`',
      /no thv command has the flag --transprot; did you mean --transport\?/,
    ],
    ['the value of a flag', '`--transport http`', /"http" is not accepted/],
    [
      'the value of a flag of the command before it',
      '`thv list` with `--format table`',
      /--format.*"table"/,
    ],
    [
      'an environment variable',
      '`TOOLHIVE_SECRETS_PASWORD`',
      /did you mean TOOLHIVE_SECRETS_PASSWORD\?/,
    ],
    [
      'the value of an environment variable',
      '`TOOLHIVE_SECRETS_PROVIDER=keychain`',
      /may be encrypted, 1password, none/,
    ],
    ['a request', '`PUT /api/v1beta/workloads`', /has no method PUT/],
    ['an API path', '`/api/v1beta/servers`', /the API has no path/],
    ['the path of an address', '`http://localhost:8080/ssse`', /unknown path \/ssse/],
    ['a port', '`127.0.0.1:8083`', /port 8083 is not in/],
    ['a port after its name', 'on port `6275`', /port 6275 is not in/],
    [
      'a directory',
      '`~/.config/toolhive/secrets_encrypted`',
      /holds no "secrets_encrypted"; it holds config.yaml/,
    ],
    ['a directory of another system', '`~/.toolhive/config.yaml`', /./],
    ['a client’s file', '`~/.cursor/config.json`', /unknown file/],
    ['a setting', '`secrets.provider`', /did you mean secrets.provider_type\?/],
    ['an image', '`mcp/fetsh:latest`', /did you mean mcp\/fetch\?/],
    ['the tag of an image', '`mcp/fetch:1.0`', /the registry has mcp\/fetch:latest/],
    ['a chart', '`oci://ghcr.io/stacklok/toolhive-operator`', /unknown chart/],
    ['a chart value', '`operator.replicas`', /the chart has no value/],
    ['an API version', '`toolhive.stacklok.dev/v1`', /is toolhive.stacklok.dev\/v1alpha1/],
  ])('finds %s that does not exist', async (_what, text, message) => {
    expect((await problemsOf('value', `Use ${text} for it.`)).join('\n')).toMatch(message);
  });

  it('finds a wrong field of an MCPServer on a Kubernetes page only', async () => {
    const at = (folder: string) =>
      problemsOf('value', {[`docs/toolhive/${folder}/a.mdx`]: 'Set `spec.transprot`.'});
    expect(await at('guides-k8s')).toEqual([expect.stringContaining('no field spec.transprot')]);
    expect(await at('guides-cli')).toEqual([]);
  });

  it('lets a page name what does not exist when the mention is reviewed', async () => {
    const reviewed = {
      ...facts.reviewed,
      mentions: [{code: '--force', why: 'the page says so', page: 'a.mdx'}],
    };
    const at = (file: string) =>
      problemsOf('value', {[file]: 'There is no `--force`.'}, {...facts, reviewed});
    expect(await at('docs/a.mdx')).toEqual([]);
    expect(await at('docs/b.mdx')).toHaveLength(1);
  });
});

describe('versions', () => {
  it('accepts this release and the charts, and refuses others wherever they stand', async () => {
    expect(
      await problemsOf(
        'version',
        'Release v0.0.47, file 0.0.47, charts 0.0.11 and 0.0.6, address 0.0.0.0.',
      ),
    ).toEqual([]);
    expect(await problemsOf('version', 'Release v0.0.74.\n\nChart v0.0.11.')).toEqual([
      expect.stringMatching(/^6: version v0.0.74 is unknown; this release is v0.0.47/),
      expect.stringMatching(/^8: version v0.0.11 is unknown/),
    ]);
  });
});

describe('first releases', () => {
  it('are those of commands and flags', async () => {
    const page = 'Since v0.0.40. Also ToolHive v0.0.47.\n\nSince v0.0.41.';
    expect(await problemsOf('version', page)).toEqual([]);
    expect(await problemsOf('since', page)).toEqual([
      expect.stringMatching(/^8: no command and no flag came with v0\.0\.41; .* v0\.0\.40,/),
    ]);
  });
});

describe('names anywhere on a page', () => {
  it.each([
    ['image-name', 'fetch   mcp/fetch:latest   running'],
    [
      'image-name',
      'Pulled: ghcr.io/stacklok/toolhive/toolhive-operator:0.0.11 from https://registry.example.com/mcp/registry.json',
    ],
    ['environment', 'export TOOLHIVE_DOCKER_SOCKET=/var/run/docker.sock # not $XDG_RUNTIME_DIR'],
    [
      'path',
      '/home/ana/.local/share/toolhive/logs/fetch.log and ~/.config/fish/completions/thv.fish',
    ],
    ['path', 'rm -r ~/Library/Application\\ Support/toolhive "$Env:LOCALAPPDATA\\toolhive\\logs"'],
  ])('pass as %s when they exist: %s', async (rule, line) => {
    expect(await problemsOf(rule, `\`\`\`text\n${line}\n\`\`\``)).toEqual([]);
  });

  it.each([
    [
      'image-name',
      'fetch   mcp/fetsh:latest   running',
      /unknown image mcp\/fetsh:latest; did you mean mcp\/fetch\?/,
    ],
    [
      'image-name',
      'ghcr.io/stacklok/toolhive/toolhive-operator:0.0.6',
      /toolhive-operator is 0.0.11/,
    ],
    ['environment', 'TOOLHIVE_DOCKER_SOCKETS', /did you mean TOOLHIVE_DOCKER_SOCKET\?/],
    [
      'path',
      '/home/ana/.local/share/toolhiv/logs/fetch.log',
      /unknown directory .*did you mean toolhive\?/,
    ],
    [
      'path',
      '~/.local/share/toolhive/config.yaml',
      /holds no "config.yaml"; it holds secrets_encrypted/,
    ],
  ])('fail as %s when they do not: %s', async (rule, line, message) => {
    const problems = await problemsOf(rule, `\`\`\`text\n${line}\n\`\`\``);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
    expect(problems[0]).toMatch(/^7: /);
  });
});

describe('defaults', () => {
  const table = (cell: string, first = '[`--port`](../reference/cli/thv_serve.mdx#--port)') =>
    `| Flag | Default |\n|---|---|\n| ${first} | ${cell} |\n`;

  it('accepts the right value, a value component, and words', async () => {
    for (const cell of [
      '`8080`',
      '8080',
      '<Default of="thv serve --port" />',
      'chosen by the program',
    ])
      expect(await problemsOf('default', table(cell))).toEqual([]);
  });

  it('finds a wrong value and offers the component', async () => {
    expect(await problemsOf('default', table('`8000`'))).toEqual([
      expect.stringMatching(
        /^8: the default of --port is 8080, not 8000; .*<Default of="thv serve --port" \/>/,
      ),
    ]);
    expect(await problemsOf('default', table('none'))).toEqual([
      expect.stringContaining('not none'),
    ]);
    expect(await problemsOf('default', table('`http`', '`--transport`'))).toEqual([
      expect.stringContaining('is stdio'),
    ]);
  });

  it('finds a wrong value in a sentence', async () => {
    expect(
      await problemsOf('default', 'The flag `--image-verification` has the default `warn`.'),
    ).toEqual([]);
    expect(
      await problemsOf('default', 'The flag `--image-verification` has the default `enabled`.'),
    ).toEqual([expect.stringContaining('is warn')]);
  });

  it('finds a reference to nothing', async () => {
    expect(await problemsOf('default', 'It is <Default of="thv serve --prot" />.')).toEqual([
      expect.stringContaining('did you mean --port?'),
    ]);
  });

  it('finds a wrong default of a chart value', async () => {
    expect(await problemsOf('default', table('`1`', '`operator.replicaCount`'))).toEqual([]);
    expect(await problemsOf('default', table('`2`', '`operator.replicaCount`'))).toEqual([
      expect.stringContaining('operator.replicaCount is 1, not 2'),
    ]);
  });
});

describe('tables of registry servers', () => {
  const table = (row: string) =>
    `| Server | Image | Transport | Tools |\n|---|---|---|---|\n${row}\n`;

  it('accept what the registry says', async () => {
    expect(
      await problemsOf(
        'registry-table',
        table('| `osv` | `ghcr.io/stackloklabs/osv-mcp/server:latest` | `sse` | 3 |'),
      ),
    ).toEqual([]);
  });

  it('find another image, transport or number of tools', async () => {
    expect(
      await problemsOf('registry-table', table('| `osv` | `mcp/osv:latest` | stdio | 4 |')),
    ).toEqual([
      expect.stringContaining('for the image of osv, not mcp/osv:latest'),
      expect.stringContaining('says sse for the transport of osv'),
      expect.stringContaining('says 3 for the tools of osv'),
    ]);
  });
});

describe('style', () => {
  it('accepts plain sentences to the reader', async () => {
    expect(
      await problemsOf(
        'style',
        'Run the command. You see one line for each server, with its name and its address.',
      ),
    ).toEqual([]);
  });

  it.each([
    'simply',
    'easily',
    'obviously',
    'please',
    'click here',
    'powerful',
    'seamlessly',
    'utilise',
    'in order to',
    'users should',
    'e.g.',
  ])('refuses "%s"', async (word) => {
    expect(await problemsOf('style', `You ${word} run it.`)).toHaveLength(1);
  });

  it('refuses "just" as a filler, not as a comparison', async () => {
    expect(await problemsOf('style', 'Just run it.')).toHaveLength(1);
    expect(await problemsOf('style', 'It works just as before, and just like the other.')).toEqual(
      [],
    );
  });

  it('refuses a sentence that nobody can read at once, and counts code as one word', async () => {
    expect(await problemsOf('style', `${'word '.repeat(46)}end.`)).toEqual([
      expect.stringContaining('has 47 words'),
    ]);
    expect(
      await problemsOf(
        'style',
        `${'word '.repeat(20)}end. ${'Word '.repeat(20)} end. \`${'a '.repeat(60)}\``,
      ),
    ).toEqual([]);
  });

  it('looks into the description, too', async () => {
    expect(
      await problemsOf(
        'style',
        '---\ntitle: Run\ndescription: Simply run it.\nkind: how-to\n---\n',
      ),
    ).toHaveLength(1);
  });
});

describe('heading case', () => {
  it('accepts names, acronyms and a capital after a colon', async () => {
    expect(
      await problemsOf(
        'heading-case',
        '## Windows: Stop all MCP servers in Docker {#a}\n\n## `thv run` in scripts {#b}',
      ),
    ).toEqual([]);
  });

  it('refuses capitals in the middle and a small letter at the beginning', async () => {
    expect(await problemsOf('heading-case', '## Run Your Server {#a}\n\n## run it {#b}')).toEqual([
      expect.stringContaining('Your, Server: no capital in the middle'),
      expect.stringContaining('begin the heading with a capital'),
    ]);
  });
});

describe('spelling', () => {
  it('accepts British words, names, commands and code', async () => {
    expect(
      await problemsOf(
        'spelling',
        'ToolHive’s behaviour in Kubernetes: thv config get-ca-cert and `zzyzx` show https://zzyzx.example/qq and oci-registry.',
      ),
    ).toEqual([]);
  });

  it('finds a misspelt word, also in the description, and offers the right one', async () => {
    expect(await problemsOf('spelling', 'The sevrer starts.')).toEqual([
      expect.stringMatching(/^6: "sevrer" is not in the dictionary; did you mean .*server/),
    ]);
    expect(
      await problemsOf('spelling', '---\ntitle: Run\ndescription: A sevrer.\nkind: how-to\n---\n'),
    ).toHaveLength(1);
  });
});
