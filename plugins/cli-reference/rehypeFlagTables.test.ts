import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {rehypeFlagTables} from './rehypeFlagTables';

const tableOf = async (cell: string): Promise<string> =>
  String(
    await compile(`| Name | Meaning |\n| --- | --- |\n| ${cell} | Words |`, {
      jsx: true,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeFlagTables],
    }),
  );

describe('a table', () => {
  it('of flags is marked', async () => {
    expect(await tableOf('<Flag name="--port" />')).toContain('<_components.table data-flags="">');
  });

  it('of something else is not', async () => {
    expect(await tableOf('`--port`')).toContain('<_components.table>');
  });
});
