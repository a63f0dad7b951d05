import {describe, expect, it} from 'vitest';
import {fence, problemsOf} from '../../testing/checkPage';
import {checkSample} from '../../testing/checkSample';

describe('a program that another one runs', () => {
  it.each([
    'sudo -u alice thv run --prot 80 fetch',
    'env -u FOO thv run --prot 80 fetch',
    'timeout 30 thv run --prot 80 fetch',
    'nohup thv run --prot 80 fetch &',
    'time thv run --prot 80 fetch',
    'nice -n 5 sudo thv run --prot 80 fetch',
    'bash -c "thv list && thv run --prot 80 fetch"',
    'watch -n 5 thv run --prot 80 fetch',
    'echo fetch | xargs -n1 thv run --prot 80',
    'sudo bash -c "timeout 3 thv run --prot 80 fetch"',
    'pwsh -Command "thv run --prot 80 fetch"',
    'powershell -ExecutionPolicy Bypass -Command "thv run --prot 80 fetch"',
    'bash -euo pipefail -c "thv run --prot 80 fetch"',
    'env -S "A=1 thv run --prot 80 fetch"',
    'echo fetch | xargs --replace thv run --prot 80 {}',
  ])('is checked: %s', async (line) => {
    const {problems} = await checkSample(line);
    expect(problems).toEqual([expect.stringContaining('did you mean --port?')]);
  });

  it.each([
    'sudo -u alice thv run --port 9100 fetch',
    'timeout --kill-after=5 30 thv list',
    'bash -lc "thv list | sort"',
    'command -v thv',
    'thv list | xargs -n 1 thv stop',
    'cat names | xargs -I{} thv stop {}',
  ])('can be right: %s', async (line) => {
    expect(await checkSample(line)).toEqual({problems: [], unknown: [], notes: []});
  });

  it('is checked with its variables, and with quotes that are not closed', async () => {
    expect(await checkSample('env TOOLHIVE_DOKCER_SOCKET=x thv list')).toMatchObject({
      unknown: [expect.stringContaining('TOOLHIVE_DOCKER_SOCKET')],
    });
    expect(await checkSample(`bash -c "thv run 'fetch"`)).toMatchObject({
      problems: [expect.stringContaining('shell syntax error in')],
    });
  });

  it.each([
    'watch '.repeat(2000) + 'thv list',
    'sudo '.repeat(2000) + 'thv halt',
    'bash -c "$('.repeat(90) + 'thv halt' + ')"'.repeat(90),
  ])('is not looked for without end: %.20s', async (line) => {
    expect((await checkSample(line)).unknown.join()).toContain('is not checked');
  });
});

describe('a program that no rule knows', () => {
  it.each(['constructor x', 'valueOf', 'toString', '__proto__ a'])(
    'may have the name of what every object has: %s',
    async (line) => {
      expect(await checkSample(line)).toMatchObject({
        problems: [],
        unknown: [expect.stringContaining('no rule knows the program')],
      });
    },
  );

  it.each(['toolhive run fetch', 'thvv run fetch', 'ToolHive list'])(
    'may be meant as thv: %s',
    async (line) => {
      expect((await checkSample(line)).unknown[0]).toContain('the command of ToolHive is thv');
    },
  );

  it.each(['thv run constructor', 'thv run toString:1', 'constructor=1 thv list'])(
    'is not the only thing that may have such a name: %s',
    async (line) => {
      expect((await checkSample(line)).unknown).toHaveLength(1);
    },
  );
});

describe('an image with another tag than the registry has', () => {
  it('may be right', async () => {
    expect(await checkSample('thv run ghcr.io/github/github-mcp-server:v0.5.0')).toMatchObject({
      problems: [],
      unknown: [expect.stringContaining('whether there is a tag v0.5.0')],
    });
  });
});

describe('a thv call that runs, but should not be shown', () => {
  it.each([
    ['thv version --json', 'is deprecated'],
    ['thv run --name ab --name cd fetch', 'only the last counts'],
    ["thv run --k8s-pod-patch '{}' fetch", 'not meant for readers'],
  ])('is noted, and wrong on a page: %s', async (line, part) => {
    expect(await checkSample(line)).toEqual({
      problems: [],
      unknown: [],
      notes: [expect.stringContaining(part)],
    });
    expect(await problemsOf('command', fence('bash', line))).toEqual([
      expect.stringContaining(part),
    ]);
  });
});

describe('the host that a proxy listens on', () => {
  it.each(['localhost', '0.0.0.0', 'my-host.example.com', '$HOST', '<HOST>', '::ffff:127.0.0.1'])(
    'can be %s',
    async (host) => {
      expect((await checkSample(`thv run --host ${host} fetch`)).problems).toEqual([]);
    },
  );

  it.each([
    ['::1', 'IPv6 addresses are not supported'],
    ['"not a host"', 'is no host'],
    ['300.1.1.1', 'is no host'],
    ['""', 'is no host'],
  ])('cannot be %s', async (host, part) => {
    expect((await checkSample(`thv run --host ${host} fetch`)).problems).toEqual([
      expect.stringContaining(part),
    ]);
  });
});

describe('a package', () => {
  it.each(['uvx://', 'npx://', 'go://'])('has a name behind the scheme: %s', async (scheme) => {
    expect((await checkSample(`thv run ${scheme}`)).problems).toEqual([
      `${scheme} names no package; write its name behind the scheme, such as ${scheme}NAME`,
    ]);
    expect((await checkSample(`thv run ${scheme}a`)).problems).toEqual([]);
  });
});

describe('the name of a server', () => {
  it.each(['"my server"', 'a/b', 'x', '_x'])('cannot be %s', async (name) => {
    expect((await checkSample(`thv run --name ${name} fetch`)).problems).toEqual([
      expect.stringContaining('allowed: two or more letters, digits'),
    ]);
  });

  it.each(['x1', 'My_server.2-b', '""', '<NAME>'])('can be %s', async (name) => {
    expect((await checkSample(`thv run --name ${name} fetch`)).problems).toEqual([]);
  });
});

describe('a word in angle brackets that a caller has written', () => {
  it.each([
    'echo "<name>"',
    `cat <<EOF | kubectl apply -f -\napiVersion: v1\nkind: Namespace\nmetadata: {name: a, annotations: {a: x <name> y}}\nEOF`,
    "printf '%s' '<a b>'",
  ])('is a text where a shell takes it for one: %s', async (sample) => {
    expect((await checkSample(sample)).problems).toEqual([]);
  });

  it.each(['thv stop <name>', 'cat <<EOF\na\nEOF\nthv stop <name>', "# don't\nthv stop <name>"])(
    'is a redirection elsewhere: %s',
    async (sample) => {
      expect((await checkSample(sample)).problems).not.toEqual([]);
    },
  );
});
