import {describe, expect, it} from 'vitest';
import {facts, pageSource, problemsOf} from '../../testing/checkPage';

const GUIDE = 'docs/toolhive/guides-cli/a.mdx';
const OTHER = 'docs/toolhive/guides-cli/b.mdx';

describe('links between pages', () => {
  const pages = (body: string) => ({
    [GUIDE]: body,
    [OTHER]: '## Steps {#steps}',
    'docs/toolhive/reference/cli/thv_run.mdx': '## Usage {#usage}',
  });

  it('may lead to files, anchors and flags that exist', async () => {
    expect(
      await problemsOf(
        'link',
        pages(
          '[b](./b.mdx#steps) [run](../reference/cli/thv_run.mdx#--port) [x](#here) <a id="here" /> [site](https://example.com)',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'a page that does not exist',
      '[b](./bb.mdx)',
      /there is no page docs\/toolhive\/guides-cli\/bb.mdx; did you mean .*b.mdx\?/,
    ],
    [
      'an anchor that does not exist',
      '[b](./b.mdx#step)',
      /has no anchor #step; did you mean steps\?/,
    ],
    [
      'a flag that does not exist',
      '[run](../reference/cli/thv_run.mdx#--prot)',
      /no anchor #--prot; did you mean --port\?/,
    ],
    [
      'a command that does not exist',
      '[run](../reference/cli/thv_srve.mdx)',
      /no command page thv_srve; did you mean thv_serve\?/,
    ],
    ['an address of this site', '[b](/toolhive/guides-cli/b)', /link to the file of the page/],
    ['a site without https', '[x](http://example.com)', /use https/],
  ])('may not lead to %s', async (_what, body, message) => {
    expect((await problemsOf('link', pages(body))).join('\n')).toMatch(message);
  });
});

describe('titles', () => {
  it('differ from page to page', async () => {
    expect(await problemsOf('title', {[GUIDE]: 'A', [OTHER]: 'B'})).toEqual([
      expect.stringContaining('has the same title'),
      expect.stringContaining('has the same description'),
    ]);
    expect(
      await problemsOf('title', {
        [GUIDE]: 'A',
        [OTHER]: pageSource('B').replaceAll('servers', 'clients'),
      }),
    ).toEqual([]);
  });
});

describe('coverage', () => {
  it('names each command that no guide links', async () => {
    const links = facts.cli.commands.map(
      ({path}) => `[${path}](../reference/cli/${path.replaceAll(' ', '_')}.mdx)`,
    );
    expect(await problemsOf('coverage', {[GUIDE]: links.join(' ')})).toEqual([]);
    expect(
      await problemsOf('coverage', {
        [GUIDE]: links.filter((link) => !link.includes('thv_stop')).join(' '),
      }),
    ).toEqual([expect.stringContaining('no guide or concept page links thv stop')]);
  });

  it('names each flag of thv run that its guide does not explain', async () => {
    const run = facts.cli.commands.find(({path}) => path === 'thv run');
    const guide = (without: string) =>
      (run?.flags ?? [])
        .filter(({name}) => name !== without)
        .map(({name}) => `\`${name}\``)
        .join(' ');
    const problems = async (without: string) =>
      (
        await problemsOf('coverage', {
          'docs/toolhive/guides-cli/run-mcp-servers.mdx': guide(without),
        })
      ).filter((problem) => problem.includes('of thv run'));
    expect(await problems('')).toEqual([]);
    expect(await problems('--volume')).toEqual([
      expect.stringContaining('does not explain --volume'),
    ]);
  });
});

describe('marked samples', () => {
  const marked = '```json fragment="only the part"\n{}\n```\n';
  const checked = '```bash\nthv list\n```\n';

  it('are at most one in ten', async () => {
    expect(await problemsOf('marked', marked + checked.repeat(9))).toEqual([]);
    expect(await problemsOf('marked', marked + checked.repeat(8))).toEqual([
      expect.stringContaining('1 of 9 fences (11.1 %)'),
    ]);
  });
});

describe('reviewed names', () => {
  const lists = {
    environment: {},
    flags: {},
    ports: {},
    images: {},
    servers: {},
    paths: {},
    directories: {},
    versions: {},
    addresses: {},
    httpPaths: {},
    mentions: [],
  };
  const problems = (body: string, own: Partial<typeof facts.reviewed>) =>
    problemsOf(
      'reviewed',
      {[GUIDE]: body},
      {
        ...facts,
        reviewed: {...facts.reviewed, ...lists, ...own},
      },
    );

  it('that no page uses any more are reported', async () => {
    const names = {flags: {'--used': 'x', '--unused': 'x'}, mentions: [{code: 'gone', why: 'x'}]};
    expect(await problems('A `--used` flag.', names)).toEqual([
      expect.stringContaining('no page uses "--unused"'),
      expect.stringContaining('inline code "gone"'),
    ]);
  });

  it.each([
    ['environment', 'TOOLHIVE_DOCKER_SOCKET'],
    ['flags', '--port'],
    ['ports', '8080'],
    ['images', 'mcp/fetch'],
    ['servers', 'fetch'],
    ['versions', facts.cli.tool.version],
  ])('in the list %s that the data knows are reported', async (list, name) => {
    expect(await problems(`Not yet: ${name}.`, {[list]: {[name]: 'comes later'}})).toEqual([
      expect.stringContaining(`specs/ knows "${name}" now; remove it from ${list}`),
    ]);
  });

  it('that are mentioned as missing are reported once they are there', async () => {
    const mentions = ['--port', '--prot'].map((code) => ({code, why: 'comes later'}));
    expect(await problems('No `--port`, no `--prot`.', {mentions})).toEqual([
      expect.stringMatching(/knows "--port" now; remove it from mentions, .*: docs\S*\/a\.mdx$/),
    ]);
  });
});
