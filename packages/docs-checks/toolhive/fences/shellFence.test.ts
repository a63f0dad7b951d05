import {describe, expect, it} from 'vitest';
import {fence, problemsOf} from '../../testing/checkPage';

const bash = (code: string) => problemsOf('command', fence('bash', code));
const powershell = (code: string) => problemsOf('command', fence('powershell', code));

describe('shell samples', () => {
  it('accepts pipes, lists, loops, redirections, substitutions and comments around right commands', async () => {
    expect(
      await bash(`# all of them
for name in fetch osv; do thv stop "$name"; done
thv run --env LOG_LEVEL=debug \\
  --port 9100 fetch && thv list --all > "$HOME/servers.txt" 2>&1
source <(thv completion bash)
printf %s "$TOKEN" | sudo thv secret set github-pat || thv version; nohup thv serve &`),
    ).toEqual([]);
  });

  it.each([
    [
      'after a continued line',
      'thv run \\\n  --prot 8080 fetch',
      /^7: unknown flag --prot for thv run.*--port/,
    ],
    ['in a substitution', 'echo "$(thv lst)"', /unknown command thv lst|lst/],
    ['in a loop', 'for n in a b; do\n  thv rm --force "$n"\ndone', /^8: unknown flag --force/],
    ['behind a pipe', 'printf %s x | thv secret st name', /thv secret/],
    [
      'behind sudo and a variable',
      'UNSTRUCTURED_LOGS=false sudo thv run --port many fetch',
      /"many" is not a whole number/,
    ],
    ['in the last of several commands', 'thv list\nthv stop', /^8: thv stop/],
  ])('finds a wrong thv call %s', async (_where, code, message) => {
    const problems = await bash(code);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it('accepts placeholders as values and refuses those that a shell would read as redirections', async () => {
    expect(await bash('thv stop <SERVER_NAME>\nthv run --port <PORT> <IMAGE>')).toEqual([]);
    expect(await bash('thv stop <name>')).toEqual([
      expect.stringContaining('<name> is read as a redirection'),
    ]);
  });

  it('names a server that the registry does not have and the nearest one', async () => {
    expect(await bash('thv run fetsh')).toEqual([
      expect.stringMatching(/no server "fetsh"; did you mean fetch\?/),
    ]);
  });

  it('says where a quote is not closed', async () => {
    expect(await bash('thv list\nthv run "fetch')).toEqual([
      expect.stringMatching(/^7: shell syntax error: unterminated double quote|^8: /),
    ]);
  });

  it('refuses a prompt, a program that nobody reviewed, and a form that does not fit', async () => {
    expect((await bash('$ thv list')).join()).toContain('leave the prompt out');
    expect(await bash('frobnicate --all')).toEqual([
      expect.stringContaining('no rule knows the program "frobnicate"'),
    ]);
    expect(await bash('brew install toolhive')).toEqual([
      expect.stringContaining('brew (install|upgrade|uninstall) thv'),
    ]);
  });

  it('refuses an environment variable that does not exist', async () => {
    expect(await bash('export TOOLHIVE_SECRET_PASSWORD=x')).toEqual([
      expect.stringContaining('did you mean TOOLHIVE_SECRETS_PASSWORD?'),
    ]);
    expect(await bash('TOOLHIVE_SECRETS_PROVIDER=none thv list')).toEqual([]);
  });

  it('refuses a value that an environment variable may not have', async () => {
    expect(await bash('TOOLHIVE_SECRETS_PROVIDER=vault thv list')).toEqual([
      expect.stringContaining('may be encrypted, 1password, none, not vault'),
    ]);
    expect(await bash('export TOOLHIVE_SECRETS_PROVIDER="$PROVIDER"')).toEqual([]);
  });

  it('refuses a path that ToolHive does not use', async () => {
    expect(await bash('tail -f ~/.local/share/toolhive/log/fetch.log')).toEqual([
      expect.stringContaining('holds no "log/fetch.log"'),
    ]);
    expect(
      await bash('tail -f "$HOME/Library/Application Support/toolhive/logs/fetch.log"'),
    ).toEqual([]);
  });

  it('remembers variables that an earlier sample of the page has set', async () => {
    const set = fence('bash', "URL='http://localhost:8080/api/v1beta/nothing'");
    expect(await problemsOf('command', `${set}\n${fence('bash', 'curl "$URL"')}`)).toEqual([
      expect.stringContaining('unknown path /api/v1beta/nothing'),
    ]);
  });
});

describe('PowerShell samples', () => {
  it('accepts right commands', async () => {
    expect(
      await powershell(`$Env:TOOLHIVE_DOCKER_SOCKET = "\\\\.\\pipe\\docker_engine"
thv run \`
  --port 9100 fetch
foreach ($name in "fetch", "osv") { thv stop $name }
Get-Content -Wait "$Env:LOCALAPPDATA\\toolhive\\logs\\fetch.log"
cmd /c "thv secret set tls-key < key.pem"`),
    ).toEqual([]);
  });

  it.each([
    ['a wrong flag', 'thv.exe list --al', /unknown flag --al/],
    ['a wrong flag inside cmd', 'cmd /c "thv secret set --x a < key.pem"', /unknown flag --x/],
    ['a wrong variable', '$Env:TOOLHIVE_DOKCER_SOCKET = "x"', /TOOLHIVE_DOCKER_SOCKET/],
    [
      'a wrong path',
      'Remove-Item "$Env:LOCALAPPDATA\\toolhiv\\x\\toolhive"',
      /ToolHive has no directory/,
    ],
    ['an unknown cmdlet', 'Get-Everything', /no rule knows the program/],
    ['an open quote', 'thv run "fetch', /not closed/],
  ])('finds %s', async (_what, code, message) => {
    expect((await powershell(code)).join('\n')).toMatch(message);
  });
});
