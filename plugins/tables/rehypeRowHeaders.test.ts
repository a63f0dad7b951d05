import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {rehypeRowHeaders} from './rehypeRowHeaders';

const made = async (...rows: string[]): Promise<string> =>
  String(
    await compile(rows.join('\n'), {
      jsx: true,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeRowHeaders],
    }),
  );

it('the first cell of a row is its header', async () => {
  expect(await made('| Flag | Default |', '|-|-|', '| a | b |')).toContain(
    '<_components.th scope="row">{"a"}</_components.th><_components.td>{"b"}</_components.td>',
  );
});

it('the head has headers of columns alone', async () => {
  expect(await made('| Flag | Default |', '|-|-|', '| a | b |')).toContain(
    '<_components.th scope="col">{"Flag"}</_components.th><_components.th scope="col">{"Default"}</_components.th>',
  );
});

it('a cell alone in its row is no header', async () => {
  expect(await made('| Client |', '|-|', '| a |')).toContain('<_components.td>{"a"}');
});
