import {describe, expect, it} from 'vitest';
import {facts, problemsOf} from '../../testing/checkPage';

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
    ['a port', '`127.0.0.1:8083`', /no port 8083; it has 6274/],
    ['a port after its name', 'on port `6275`', /no port 6275/],
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

  it('accepts what a release removed on the generated history, and nowhere else', async () => {
    const known = {...facts, removed: new Set(['thv config old', 'thv run --old'])};
    const removed = 'Removed: `thv config old`, `thv run --old`.';
    const generated = (from: string) => `{/* Generated from ${from}. */}\n\n${removed}`;
    const history = generated('specs/since.yaml and specs/changes.yaml');
    const command = generated('specs/thv-cli.yaml and specs/since.yaml');
    expect(await problemsOf('value', history, known)).toEqual([]);
    expect(await problemsOf('value', history)).toHaveLength(2);
    expect(await problemsOf('value', command, known)).toHaveLength(2);
    expect(await problemsOf('value', removed, known)).toHaveLength(2);
  });
});
