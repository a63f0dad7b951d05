import {describe, expect, it} from 'vitest';
import {checkSample} from '../../testing/checkSample';

describe('a call of thv', () => {
  it.each([
    ['thv run --permission-profile none osv', /does not take the network away/],
    ['thv run --permission-profile stdio --transport sse fetch', /does not take the network away/],
    ['thv serve --host 0.0.0.0', /without TLS/],
    ['thv run --env GITHUB_PERSONAL_ACCESS_TOKEN=ghp_x github', /saved in plain text/],
    ['thv run -v /var/run/docker.sock:/var/run/docker.sock fetch', /control the machine/],
    ['thv run -v ./docs:/docs:ro fetch', /^--volume \.\/docs:\/docs:ro: A relative host path/],
    ['thv run -v "~/docs:/docs:ro" fetch', /^--volume ~\/docs:\/docs:ro: A relative host path/],
    ['thv run --volume=~/docs:/docs fetch', /A relative host path/],
    ['thv run --oidc-issuer https://x.example fetch', /any token of the issuer passes/],
    ['thv serve --oidc-jwks-url https://x.example/keys', /any token signed by a key of --oidc/],
    [
      'thv serve --oidc-jwks-url https://x.example/keys --oidc-issuer https://x.example',
      /any token of the issuer passes/,
    ],
    ['thv run --oidc-audience a fetch', /the server does not start without --oidc-issuer or/],
    ['thv run --oidc-client-id a -f fetch', /the server does not start without/],
    ['thv run go://../x', /the generated image has only the current directory/],
    ['thv run go:///abs/x', /the generated image has only the current directory/],
    ['thv serve --oidc-audience a', /authentication is off without --oidc-issuer or/],
    ['thv serve --oidc-client-id a --oidc-issuer ""', /authentication is off/],
    ['thv proxy --target-uri http://localhost:9000 --oidc-audience a n', /authentication is off/],
  ])('gets a note where it is less safe than it may look: %s', async (line, note) => {
    const {problems, notes} = await checkSample(line);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(note)]);
  });

  it.each([
    ['thv run -v ./notes fetch', /^--volume \.\/notes: The container path must be absolute/],
    ['thv run -v notes:ro fetch', /^--volume notes:ro: The container path must be absolute/],
    ['thv run -v /srv/docs:docs fetch', /The container path must be absolute/],
    ['thv run -v "/a;b:/c" fetch', /^--volume \/a;b:\/c: ToolHive rejects the characters/],
    ["thv run -v '/a$b:/c' fetch", /rejects the characters/],
    ["thv run --volume='/a$b:/c:ro' fetch", /rejects the characters/],
    ['thv run -v "/a\\$b:/c" fetch', /rejects the characters/],
    ["thv run -v '/a|b:/c' fetch", /rejects the characters/],
    ["thv run -v '/a:/b`c' fetch", /rejects the characters/],
    ["sudo thv run -v '/a&b' fetch", /rejects the characters/],
    ['thv run -v "~/docs" fetch', /The container path must be absolute/],
    ["thv run -v 'C:\\docs' fetch", /drive letter is read as the host path/],
    ['thv run -v C:/docs:ro fetch', /drive letter is read as the host path/],
  ])('is a problem where the container cannot be created: %s', async (line, problem) => {
    const {problems, notes} = await checkSample(line);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(notes).toEqual([]);
  });

  it.each([
    'thv run --permission-profile none time',
    'thv run --permission-profile none --transport stdio osv',
    'thv run go://./cmd/server',
    'thv run go://.',
    'thv serve --host 127.0.0.1',
    'thv serve --host 0.0.0.0 --socket /tmp/thv.sock',
    'thv run --oidc-issuer "" fetch',
    'thv run --secret pat,target=GITHUB_PERSONAL_ACCESS_TOKEN --env GITHUB_TOOLSETS=a github',
    'thv run -v /srv/docs:/docs:ro -v "$HOME/a:/a" -v ~/b:/b fetch',
    'thv run -v "/a/$B:/c" -v "$(pwd)/d:/d" -v `pwd`/e:/e fetch',
    'thv run --oidc-issuer https://x.example --oidc-audience a fetch',
  ])('gets none where it is not: %s', async (line) => {
    expect(await checkSample(line)).toMatchObject({problems: [], notes: []});
  });
});
