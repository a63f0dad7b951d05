import {describe, expect, it} from 'vitest';
import {convertPage} from './convertPage';
import {DIALECTS, type Dialect} from './dialect';

function convert(body: string, dialect: Dialect = DIALECTS.docusaurus): string {
  return convertPage(
    {body, file: 'toolhive/guides-cli/install.mdx', defaultOf: (words) => `default of ${words}`},
    dialect,
  );
}

describe('a page as plain Markdown', () => {
  it('keeps code as it is and drops what follows its language', () => {
    expect(convert('```bash title="x" {2}\n<Tabs>\n:::note\n[a](./b.mdx)\n```\n')).toBe(
      '```bash\n<Tabs>\n:::note\n[a](./b.mdx)\n```\n',
    );
  });

  it('keeps code between backticks that looks like a component', () => {
    expect(convert('Give `<Tabs>` a name.\n')).toBe('Give `<Tabs>` a name.\n');
  });

  it('leaves diagrams out and keeps their description', () => {
    expect(
      convert(
        '```mermaid\ngraph TD\n```\n\n<details>\n<summary>In words</summary>\n\nA to B\n\n</details>\n',
      ),
    ).toBe('**In words**\n\nA to B\n');
  });

  it('writes tabs one below the other, each under its label', () => {
    const tabs =
      '<Tabs groupId="os">\n<TabItem value="linux" label="Linux">\n\nOne\n\n</TabItem>\n<TabItem value="macos" label="macOS">\n\nTwo\n\n</TabItem>\n</Tabs>\n';
    expect(convert(`import Tabs from '@theme/Tabs';\n\n${tabs}`).split(/\n+/)).toEqual([
      '**Linux**',
      'One',
      '**macOS**',
      'Two',
      '',
    ]);
  });

  it('keeps tabs inside a list item inside it', () => {
    expect(
      convert(
        '1. Step\n\n   <Tabs groupId="os">\n   <TabItem value="a" label="A">\n\n   ```bash\n   ls\n   ```\n\n   </TabItem>\n   </Tabs>\n',
      ),
    ).toContain('\n   **A**\n\n   ```bash\n   ls\n   ```');
  });

  it('links to the same page by its address', () => {
    expect(
      convert(
        '[run](../reference/cli/thv_run.mdx#--port) and [start](../index.mdx) and [here](#x)',
      ),
    ).toBe(
      '[run](/toolhive/reference/cli/thv_run#--port) and [start](/toolhive/) and [here](#x)\n',
    );
    expect(convert('[run](../reference/cli/thv_run.mdx)', DIALECTS.starlight)).toBe(
      '[run](/toolhive/reference/cli/thv_run/)\n',
    );
  });

  it('keeps the ids of headings where the site reads them', () => {
    expect(convert('## Check it {#check}\n')).toBe('## Check it {#check}\n');
    expect(convert('## Check it {#check}\n', DIALECTS.starlight)).toBe('## Check it\n');
  });

  it('writes admonitions as each site does', () => {
    const source = ':::warning[Careful]\n\nText\n\n:::\n';
    expect(convert(source)).toBe(source);
    expect(convert(source, DIALECTS.vitepress)).toBe('::: warning Careful\n\nText\n\n:::\n');
    expect(convert(source, DIALECTS.starlight)).toBe(':::caution[Careful]\n\nText\n\n:::\n');
  });

  it('writes flags and their defaults as code', () => {
    expect(convert('| <Flag name="--env" short="-e" /> | <Default of="thv run --env" /> |')).toBe(
      '| `--env`, `-e` | `default of thv run --env` |\n',
    );
  });

  it('says which component it cannot write', () => {
    expect(() => convert('<Chart />')).toThrow(
      /docs\/toolhive\/guides-cli\/install\.mdx: <Chart cannot be written/,
    );
  });
});
