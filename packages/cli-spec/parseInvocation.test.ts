import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {loadCliSpec, parseInvocation, remarkText, type Invocation} from './index';

const spec = loadCliSpec(fileURLToPath(new URL('../../specs/thv-cli.yaml', import.meta.url)));

/** Parses words separated by spaces and expects them to be right. */
function good(line: string): Invocation {
  const result = parseInvocation(spec, line.split(' '));
  expect(result.ok ? '' : result.problems.map(remarkText).join('\n')).toBe('');
  return result as Invocation;
}

/** Parses words separated by spaces and returns the problems as text. */
function problems(line: string): string[] {
  const result = parseInvocation(spec, line.split(' '));
  return result.ok ? [] : result.problems.map(remarkText);
}

const flags = (line: string) => Object.fromEntries(good(line).flags);

describe('finding the command', () => {
  it.each([
    ['thv', 'thv'],
    ['thv list', 'thv list'],
    ['thv config register-client vscode', 'thv config register-client'],
    ['thv registry ls', 'thv registry list'],
    ['thv --debug list', 'thv list'],
    ['thv --debug=false list', 'thv list'],
    ['thv --format json list', 'thv list'],
    ['thv logs prune', 'thv logs prune'],
    ['thv logs fetch', 'thv logs'],
    ['thv completion zsh', 'thv completion'],
    ['thv help secret set', 'thv help'],
    ['/usr/local/bin/thv list', 'thv list'],
    ['C:\\tools\\thv.exe list', 'thv list'],
  ])('%s calls %s', (line, path) => {
    expect(good(line).command.path).toBe(path);
  });

  it('reports an unknown command with the nearest one', () => {
    expect(problems('thv lst')).toEqual(['unknown command lst for thv; did you mean list?']);
    expect(problems('thv config set-ca-crt x')).toEqual([
      'unknown command set-ca-crt for thv config; did you mean set-ca-cert?',
    ]);
  });

  it('names a typographic dash instead of what stands behind it', () => {
    expect(problems('thv run –port 8080 fetch')).toEqual([
      '–port begins with a typographic dash; write --port',
    ]);
    expect(problems('thv list –format json')).toEqual([
      '–format begins with a typographic dash; write --format',
    ]);
  });

  it('lists the known commands when none is near', () => {
    expect(problems('thv secret rename')[0]).toContain(
      'known: delete, get, list, provider, reset-keyring, set',
    );
  });

  it('reports help for an unknown command', () => {
    expect(problems('thv help rnu')).toEqual(['unknown command thv rnu; did you mean thv run?']);
  });

  it('reports a line that does not start with thv', () => {
    expect(problems('docker ps')).toEqual(['"docker" is not thv; start the line with thv']);
  });

  it('does not take a flag value before the subcommand for the command', () => {
    expect(problems('thv --all list')).toEqual([
      expect.stringContaining('unknown flag --all for thv'),
    ]);
  });
});

describe('reading flags', () => {
  it('takes a value after a space, after = and directly after a short name', () => {
    expect(flags('thv run --port 8080 --host=0.0.0.0 -eA=1 -e=B=2 -e C=3 fetch')).toEqual({
      '--port': ['8080'],
      '--host': ['0.0.0.0'],
      '--env': ['A=1', 'B=2', 'C=3'],
    });
  });

  it('reads a bundle of short names', () => {
    expect(flags('thv run -fe A=1 fetch')).toEqual({'--foreground': ['true'], '--env': ['A=1']});
  });

  it('gives a bool its value only after =', () => {
    expect(flags('thv list --all=false')).toEqual({'--all': ['false']});
    expect(problems('thv list --all false')[0]).toContain('takes no argument "false"');
  });

  it('takes flags after arguments', () => {
    expect(good('thv logs fetch --follow').args).toEqual(['fetch']);
  });

  it('reports an unknown flag with the nearest known one', () => {
    expect(problems('thv serve --prot 8080')).toEqual([
      'unknown flag --prot for thv serve; did you mean --port?',
    ]);
  });

  it('reports an unknown flag even where the program ignores it', () => {
    expect(problems('thv run --prot 8080 fetch')).toEqual([
      'unknown flag --prot for thv run (thv run ignores it without a message); did you mean --port?',
    ]);
  });

  it('does not suggest a hidden flag', () => {
    expect(problems('thv run --k8s-pod-path x fetch')[0]).not.toContain('--k8s-pod-patch?');
  });

  it('reports an unknown short name and a long name with one dash', () => {
    expect(problems('thv rm -f fetch')[0]).toContain('unknown flag -f for thv rm');
    expect(problems('thv serve -port 80')[0]).toContain('did you mean --port?');
  });

  it('reports a flag without its value', () => {
    expect(problems('thv serve --port')).toEqual([
      '--port of thv serve needs a value; write --port=<value>',
    ]);
    expect(problems('thv serve --host --port 80')[0]).toContain(
      '--host of thv serve needs a value, but --port follows',
    );
  });

  it('reports a word that only looks like a flag', () => {
    expect(problems('thv list ---all')[0]).toContain('---all is not a flag');
  });

  it.each([
    ['thv serve --port eighty', '"eighty" is not a whole number such as 8080'],
    ['thv serve --port 80.5', '"80.5" is not a whole number'],
    ['thv serve --port 99999', '99999 is too large; the most is 65535'],
    ['thv run --otel-sampling-rate half fetch', '"half" is not a number such as 0.5'],
    ['thv run --otel-sampling-rate 1.5 fetch', '1.5 is too large; the most is 1'],
    ['thv list --all=yes', '"yes" is not true or false'],
    [
      'thv proxy x --target-uri http://a:1 --remote-auth-timeout 30',
      '"30" is not a duration such as 30s',
    ],
    ['thv list --format yaml', '"yaml" is not accepted; allowed: text, json, mcpservers'],
    [
      'thv run --transport streamable-http x',
      '"streamable-http" is not accepted; allowed: stdio, sse',
    ],
    ['thv run --permission-profile netwrk x', 'did you mean network?'],
    ['thv run --env NAME x', '"NAME" is not accepted; allowed: KEY=VALUE'],
    ['thv run --secret token x', '"token" is not accepted; allowed: NAME,target=VARIABLE'],
    ['thv run --volume /a:/b:/c x', '"/a:/b:/c" is not accepted'],
    [
      'thv run --otel-endpoint https://collector:4318 x',
      '"https://collector:4318" is not accepted',
    ],
    ['thv proxy x --target-uri http://a:1/mcp', '"http://a:1/mcp" is not accepted'],
  ])('checks the value in %s', (line, problem) => {
    expect(problems(line)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['1m30s', '1.s', '.5h', '10µs', '10μs', '-0', '1h0m0.000s'])(
    'takes the duration %s, as Go does',
    (duration) => {
      const timeout = `--remote-auth-timeout=${duration}`;
      expect(problems(`thv proxy x --target-uri http://a:1 ${timeout}`)).toEqual([]);
    },
  );

  it.each([
    'thv run --permission-profile ./profile.json x',
    'thv run --volume /srv/data:/data:ro x',
    'thv run --secret op://Team/slack/token,target=SLACK_TOKEN x',
    'thv proxy x --target-uri http://a:1/ --remote-auth-timeout 1m30s --remote-auth-scopes openid,email',
    'thv serve --port 0x1F90',
    'thv serve --port <PORT>',
    'thv serve --port $PORT',
  ])('accepts %s', (line) => {
    good(line);
  });

  it('reports a required flag that is missing', () => {
    expect(problems('thv proxy notes')).toEqual([
      'thv proxy requires --target-uri; add --target-uri and its value',
    ]);
  });

  it('reports flags that another flag makes necessary', () => {
    expect(problems('thv proxy notes --target-uri http://a:1 --remote-auth')).toEqual([
      expect.stringContaining('thv proxy requires --remote-auth-issuer with --remote-auth'),
      expect.stringContaining('thv proxy requires --remote-auth-client-id with --remote-auth'),
    ]);
  });

  it('notices deprecated, hidden and repeated flags without refusing them', () => {
    expect(good('thv version --json').notices.map(remarkText)).toEqual([
      '--json of thv version is deprecated; Use `--format json`.',
    ]);
    expect(good('thv run --k8s-pod-patch {} x').notices).toMatchObject([{kind: 'hidden-flag'}]);
    expect(good('thv serve --port 1 --port 2').notices).toMatchObject([{kind: 'repeated-flag'}]);
    expect(good('thv run -e A=1 -e B=2 x').notices).toEqual([]);
  });
});

describe('counting arguments', () => {
  it('passes what follows -- to the server of thv run', () => {
    expect(good('thv run time -- --local-timezone Europe/Berlin').args).toEqual(['time']);
  });

  it('takes what follows -- as arguments elsewhere', () => {
    expect(good('thv secret get -- -odd-name').args).toEqual(['-odd-name']);
  });

  it('reports words that thv run would drop, and says where they belong', () => {
    expect(problems('thv run time --foreground Europe/Berlin')).toEqual([
      'thv run takes no argument "Europe/Berlin" (it is ignored without a message); put words for the server after --',
    ]);
  });

  it('reports a server that stands only after --', () => {
    expect(problems('thv run -- fetch')[0]).toContain('thv run needs SERVER_OR_IMAGE_OR_PROTOCOL');
  });

  it('reports a missing argument with the usage', () => {
    expect(problems('thv rm')).toEqual([
      'thv rm needs container-name; usage: thv rm [container-name] [flags]',
    ]);
  });

  it('reports an argument too many, also where the program ignores it', () => {
    expect(problems('thv rm fetch osv')[0]).toContain('takes no argument "osv"; remove it');
    expect(problems('thv list fetch')[0]).toContain('(it is ignored without a message)');
  });

  it('wants either a name or --all for thv restart', () => {
    good('thv restart fetch');
    good('thv restart --all');
    expect(problems('thv restart')[0]).toContain('thv restart needs container-name or --all');
    expect(problems('thv restart fetch --all')[0]).toContain(
      'takes an argument or --all, not both',
    );
  });

  it.each([
    ['thv config register-client vs-code', 'did you mean vscode?'],
    ['thv config auto-discovery on', '"on" is not accepted; allowed: true, 1, yes, false, 0, no'],
    ['thv config set-registry-url ftp://example.com/r.json', 'a URL that starts with'],
    [
      'thv secret provider onepassword',
      '"onepassword" is not accepted; allowed: encrypted, 1password, none',
    ],
    ['thv completion tcsh', '"tcsh" is not accepted'],
  ])('checks the value of an argument in %s', (line, problem) => {
    expect(problems(line)).toEqual([expect.stringContaining(problem)]);
  });

  it('lets a placeholder stand for any argument', () => {
    good('thv config register-client <CLIENT>');
  });

  it('requires nothing when help is asked for', () => {
    good('thv proxy --help');
    good('thv rm -h');
  });
});
