import {compile} from '@mdx-js/mdx';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {commandSlug, commandFlags, findCommand, type Command} from '@toolhive-docs/cli-spec';
import {renderPage} from './renderPage';
import {since, spec} from './testing/spec';

const pages = new Map(
  spec.commands.map((command) => [command.path, renderPage(spec, command, since)]),
);
const pageOf = (command: Command) => pages.get(command.path) ?? '';
const page = (path: string) => pages.get(path) ?? '';
const anchors = (text: string) =>
  [...text.matchAll(/<Flag name="([^"]+)"/g)].map(([, name]) => name);
const headingIds = (text: string) =>
  [...text.matchAll(/^#{2,4} .*\{#([^}]+)\}$/gm)].map(([, id]) => id);

/** Guides that the specification of the site lists; other people write them. */
const guides = new Set(spec.guides.map(({page: guide}) => guide));

describe.each(spec.commands.map((command) => [command.path, command] as const))(
  'the page of %s',
  (_, command) => {
    const text = pageOf(command);

    it('compiles as MDX', async () => {
      const plugins = [remarkFrontmatter, remarkDirective, remarkGfm];
      await expect(
        compile(escapeMarkdownHeadingIds(text), {remarkPlugins: plugins}),
      ).resolves.toBeDefined();
    });

    it('has one anchor for every flag that is not hidden', () => {
      const shown = commandFlags(spec, command).filter((flag) => !flag.hidden);
      expect(anchors(text)).toEqual(shown.map((flag) => flag.name));
    });

    it('has a title, a summary of at most 160 characters and a kind', () => {
      expect(text).toContain(`title: "${command.path}"\n`);
      expect(/^description: "(.+)"$/m.exec(text)?.[1]?.length ?? Infinity).toBeLessThanOrEqual(160);
      expect(text).toContain('\nkind: reference\n');
    });

    it('gives every heading an id that occurs once', () => {
      const withoutFences = text.replace(/^```[\s\S]*?^```/gm, '');
      const headings = withoutFences.match(/^#+ .*/gm) ?? [];
      expect(headingIds(withoutFences)).toHaveLength(headings.length);
      expect(new Set(headingIds(text)).size).toBe(headings.length);
    });

    it('links to nothing that does not exist', () => {
      for (const [, target = '', anchor] of text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)) {
        const other =
          target === ''
            ? command
            : spec.commands.find(({path}) => `./${commandSlug(path)}.mdx` === target);
        const guide = target.startsWith('../../')
          ? target.slice(6, -4)
          : target.replace(/^\.\.\/(.*)\.mdx$/, 'reference/$1');
        expect(other !== undefined || guides.has(guide), target).toBe(true);
        if (other && anchor !== undefined)
          expect([...anchors(pageOf(other)), ...headingIds(pageOf(other))]).toContain(anchor);
      }
    });

    it('shows every example, trap and exit status', () => {
      for (const example of command.examples)
        expect(text).toContain(`\n${example.command}\n\`\`\``);
      expect(text.match(/^:::warning\[/gm) ?? []).toHaveLength(command.traps.length);
      for (const {code} of command.exit) expect(text).toContain(`\n| \`${code}\` |`);
    });

    it('links every related command', () => {
      for (const path of command.related)
        expect(text).toContain(`- [\`${path}\`](./${commandSlug(path)}.mdx)`);
    });
  },
);

describe('command pages', () => {
  it('do not show hidden flags', () => {
    expect(page('thv run')).not.toContain('k8s-pod-patch');
  });

  it('list the subcommands of a group with their summaries', () => {
    for (const name of ['info', 'list']) {
      const child = findCommand(spec, `thv registry ${name}`);
      expect(page('thv registry')).toContain(
        `| [\`${name}\`](./thv_registry_${name}.mdx) | ${child?.summary ?? '?'} |`,
      );
    }
  });

  it('mark required and deprecated flags', () => {
    expect(page('thv proxy')).toContain('<Flag name="--target-uri" required />');
    expect(page('thv version')).toContain('<Flag name="--json" deprecated />');
  });

  it('put the output of a command right after its fence', () => {
    expect(page('thv version')).toContain(
      '```bash\nthv version --format json\n```\n\n```json output\n{',
    );
  });

  it('link a command that a sentence names, but not the page itself', () => {
    expect(page('thv stop')).toContain('Start it again with [`thv restart`](./thv_restart.mdx).');
    expect(page('thv secret')).toContain('[`thv run --secret`](./thv_run.mdx#--secret)');
    expect(page('thv list')).not.toContain('](./thv_list.mdx)');
  });

  it('name a short form and a default', () => {
    expect(page('thv inspector')).toContain(
      '| <Flag name="--ui-port" short="-u" /> | `int` | `6274` |',
    );
    expect(page('thv registry list')).toContain('Alias: `thv registry ls`');
  });

  it('give the same text for the same data', () => {
    for (const command of spec.commands)
      expect(renderPage(spec, command, since)).toBe(pageOf(command));
  });

  it('point to guides by paths that lead out of reference/cli', () => {
    expect(page('thv serve')).toContain('](../../guides-cli/api-server.mdx)');
    expect(page('thv config register-client')).toContain('](../client-compatibility.mdx)');
  });
});

describe('the first release', () => {
  const row = (path: string, flag: string) =>
    page(path)
      .split('\n')
      .find((line) => line.includes(`<Flag name="${flag}"`)) ?? '';

  it('is a sentence of a command that came after v0.0.31', () => {
    expect(page('thv inspector')).toContain('\n\nSince v0.0.39.\n');
  });

  it('is a line of a flag that came after v0.0.31', () => {
    expect(row('thv proxy', '--remote-auth')).toMatch(/<br \/>Since v0\.0\.40\. \|$/);
  });

  it('is left out for what v0.0.31 and older releases had', () => {
    expect(page('thv secret provider')).not.toContain('\n\nSince');
    expect(row('thv run', '--ca-cert')).not.toContain('Since');
  });
});
