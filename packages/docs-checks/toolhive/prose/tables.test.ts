import {describe, expect, it} from 'vitest';
import {facts, problemsOf} from '../../testing/checkPage';

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

  it('that list the entries have a row for each, and are counted right', async () => {
    const servers = Object.entries(facts.registry.servers);
    const sse = servers.filter(([, {transport}]) => transport === 'sse').length;
    const rows = servers.map(
      ([name, {image, transport, tools}]) =>
        `| \`${name}\` | ${image} | ${transport} | ${tools.length || 'none listed'} |`,
    );
    const page = (all: number, own: number, without = '') =>
      `The table lists the ${all} entries, and ${own} use the transport \`sse\`. More.\n\n${table(
        rows.filter((row) => !row.includes(`\`${without}\``)).join('\n'),
      )}`;
    const problems = (body: string) => problemsOf('registry-table', body);
    const counts = await problemsOf('registry-count', page(servers.length + 1, sse));
    expect(counts).toEqual([
      `6: the built-in registry has ${servers.length} entries, not ${servers.length + 1}`,
    ]);
    expect(await problems(page(servers.length, sse))).toEqual([]);
    expect(await problems(page(servers.length + 1, sse + 1, 'time'))).toEqual([
      expect.stringContaining(`has ${sse} entries with the transport sse, not ${sse + 1}`),
      expect.stringMatching(/^6: the table has no row of time, which the registry has; add one/),
    ]);
  });
});
