import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {rehypeWideTables} from './rehypeWideTables';

const made = async (...rows: string[]): Promise<string> =>
  String(
    await compile(rows.join('\n'), {
      jsx: true,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeWideTables],
    }),
  );

describe('a table', () => {
  it('of three columns names the column in each cell but the first', async () => {
    const table = await made('| Symptom | `Cause` | Fix |', '|-|-|-|', '| a | b | c |');
    expect(table).toContain('<_components.table data-wide="">');
    expect(table).toContain(
      '<_components.td>{"a"}</_components.td><_components.td data-column="Cause">{"b"}</_components.td><_components.td data-column="Fix">{"c"}</_components.td>',
    );
  });

  it('of two columns does so where its first column is long', async () => {
    const [long, short] = await Promise.all([
      made('| Variable | Effect |', '|-|-|', '| `TOOLHIVE_DOCKER_SOCKET` | b |'),
      made('| Code | Meaning |', '|-|-|', '| 0 | b |'),
    ]);
    expect(long).toContain('data-column="Effect"');
    expect(short).not.toMatch(/data-(?:wide|column)/);
  });
});
