import {fileURLToPath} from 'node:url';
import {loadFacts} from '@toolhive-docs/docs-checks';
import {describe, expect, it} from 'vitest';
import type {DocsLibrary} from '../library/DocsLibrary';
import {checkTools} from './checks';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const facts = loadFacts(root);
const {version} = facts.cli.tool;
const library = {facts, index: {version}} as unknown as DocsLibrary;

const [tool] = checkTools;
const check = async (line: string) => {
  const {data, text} = await tool.run({command_line: line}, library);
  return {...data, text};
};

describe('check_command', () => {
  it('calls right only what it has checked as a whole', async () => {
    expect((await check('thv run fetch')).text).toBe(`Right for ToolHive ${version}.`);
    for (const line of [
      'thv run fetch && toolhive run fetch',
      'curl $URL/sse',
      'thv run me/mine:1',
    ]) {
      const {ok, text} = await check(line);
      expect(ok).toBe(true);
      expect(text).toMatch(
        /^Nothing is known to be wrong .*, but not everything could be checked\./,
      );
    }
  });

  it.each([
    'toolhive run fetch',
    'thvv run fetch',
    'sudo -u alice toolhive list',
    'docker run --rm x',
  ])('says that nothing could be checked where no rule knows the program: %s', async (line) => {
    expect((await check(line)).text).toMatch(/^Nothing could be checked/);
  });

  it.each([
    ['rm -rf ~', '~ is not in a directory of ToolHive'],
    ['rm -z ~/.config/toolhive', '-z is an option that this check does not know'],
    ['rm -rf /etc', '/etc is not in a directory of ToolHive'],
    ['curl http://localhost:8080/api/v1beta/workloads -d @body.json', 'it is in body.json'],
    ['cat a | curl http://localhost:8080/api/v1beta/workloads -d @-', 'in the standard input'],
  ])('says what it has not checked: %s', async (line, message) => {
    expect(await check(line)).toMatchObject({
      ok: true,
      unknown: [{line: 1, message: expect.stringContaining(message) as string}],
      text: expect.stringContaining('not everything could be checked') as string,
    });
  });

  it.each([
    ['thv run $SERVER', '`$SERVER` is not known here, so `SERVER_OR_IMAGE_OR_PROTOCOL` is not'],
    ['thv run --transport "$T" fetch', '`$T` is not known here, so `--transport` is not checked.'],
    ['thv list --format=${F}', '`${F}` is not known here, so `--format` is not checked.'],
    ['thv restart $(cat name)', '`$(cat name)` is not known here'],
    ['thv run --host $H fetch', 'so `--host` is not checked'],
    ['thv run -v "$DIR:/c" fetch', 'so `--volume` is not checked'],
  ])('says that it does not know a variable: %s', async (line, message) => {
    const {ok, unknown, text} = await check(line);
    expect(ok).toBe(true);
    expect(unknown.map((each) => each.message)).toContainEqual(expect.stringContaining(message));
    expect(text).toContain('not everything could be checked');
  });

  it.each([
    'T=sse\nthv run --transport $T fetch',
    'thv run --env "KEY=$VALUE" fetch -- "$DIR"',
    'thv run -v "$HOME/notes:/notes:ro" -v "$PWD:/b" fetch',
    'thv run --oidc-issuer "$ISSUER" --oidc-audience a fetch',
  ])('calls right what is so with any value of a variable: %s', async (line) => {
    expect((await check(line)).text).toBe(`Right for ToolHive ${version}.`);
  });

  it('says only what is wrong with a path that keeps its dollar sign', async () => {
    const {problems, unknown} = await check("thv run -v '/a$b:/c' fetch");
    expect(problems).toHaveLength(1);
    expect(unknown).toEqual([]);
  });

  it('knows which files of policies can be loaded', async () => {
    expect((await check('thv run --authz-config policies.cedar fetch')).text).toContain('.yaml');
    for (const file of ['a.json', '/b.d/c.yml', 'policies', './policies'])
      expect(await check(`thv run --authz-config ${file} fetch`)).toMatchObject({ok: true});
  });

  it('knows the directories of ToolHive', async () => {
    for (const options of ['-r', '-fr', '-r -f', '-f -r --', '-rf --'])
      expect(await check(`rm ${options} ~/.config/toolhive`)).toMatchObject({
        ok: true,
        unknown: [],
      });
    expect((await check('rm -rf ~/.config/toolhive/x')).problems).toHaveLength(1);
  });

  it('notes what runs, but has another effect than meant', async () => {
    expect(await check('thv run --name ab --name cd fetch')).toMatchObject({
      ok: true,
      problems: [],
      notes: [{line: 1, message: expect.stringContaining('only the last counts') as string}],
    });
  });

  it.each(['thv completion', 'thv completion bash --no-descriptions', 'thv completion fish'])(
    'takes what the parser of the command line brings along: %s',
    async (line) => {
      expect((await check(line)).text).toBe(`Right for ToolHive ${version}.`);
    },
  );

  it.each([
    'foreach ($n in "fetch", "osv") { thv list --al }',
    '& "C:\\Program Files\\thv.exe" list --al',
    '$x = (thv list --al)',
    'if (thv list --al) { thv list }',
    '(thv list --al --format json | ConvertFrom-Json).name',
    'thv list `\n  --al',
    'thv list `\r\n  --al\r\n',
    '$Env:LOCALAPPDATA = "a"; thv list --al',
  ])('reads PowerShell: %s', async (line) => {
    const {problems} = await check(line);
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringContaining('did you mean --all?'),
    ]);
  });

  it.each([
    '(Invoke-WebRequest -Uri http://localhost:8080/health).StatusCode',
    '[Environment]::SetEnvironmentVariable("Path", "x", "User")',
    "@'\napiVersion: v1\nkind: Namespace\nmetadata: {name: demo}\n'@ | kubectl apply -f -",
    'Get-Content m.yaml | kubectl apply -f -',
    '$Env:TOOLHIVE_DOCKER_SOCKET="x"',
  ])('takes no line of PowerShell for a mistake in bash: %s', async (line) => {
    expect(await check(line)).toMatchObject({ok: true, problems: []});
  });

  it('reads lines that end as on Windows', async () => {
    expect((await check('thv list\r\nthv list --al\r\n')).problems).toMatchObject([{line: 2}]);
  });

  it.each([
    'curl http://localhost:8080/api/v1beta/nothing',
    "kubectl get mcpservers -o jsonpath='{.items[*].status.state}'",
    'helm install a oci://ghcr.io/stacklok/toolhive/toolhive-operator --set operator.replicas=2',
    'thv run --prot 1 fetch',
    '# A comment.',
  ])('names no file that a caller does not have: %s', async (line) => {
    const {ok, text} = await check(line);
    expect(ok).toBe(false);
    expect(text).not.toMatch(/specs\/|reviewed\/|\.schema\.json|`text output`/);
  });

  it('checks the commands that the pages show, one at a time', async () => {
    const install = `VERSION=${version.slice(1)}
ARCH=amd64
curl -LO "https://github.com/stacklok/toolhive/releases/download/v\${VERSION}/toolhive_\${VERSION}_linux_\${ARCH}.tar.gz.sig"`;
    expect((await check(install)).text).toBe(`Right for ToolHive ${version}.`);
    expect(await check(install.split('\n')[2] ?? '')).toMatchObject({ok: true, problems: []});
  });
});
