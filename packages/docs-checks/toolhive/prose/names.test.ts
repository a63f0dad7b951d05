import {describe, expect, it} from 'vitest';
import {problemsOf} from '../../testing/checkPage';

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
      expect.stringMatching(
        /^8: no command and no flag came, changed or went with v0\.0\.41; .* v0\.0\.40,/,
      ),
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
