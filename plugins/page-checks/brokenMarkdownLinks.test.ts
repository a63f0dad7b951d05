import {describe, expect, it} from 'vitest';
import {brokenMarkdownLinks} from './brokenMarkdownLinks';

const SOURCE = 'docs/toolhive/quickstart.mdx';
const broken = (text: string): string[] => brokenMarkdownLinks(SOURCE, text, ['docs']);

describe('links to files of pages', () => {
  it.for([
    ['beside the page', '[home](./index.mdx)'],
    ['from the folder of the docs', '[home](/toolhive/index.mdx#top)'],
    ['of another site', '[read](https://example.com/README.md)'],
    ['in code', '```md\n[gone](./gone.mdx)\n```\nand `[gone](./gone.mdx)`'],
    ['in code of a list', '- This:\n\n  ```md\n  [gone](./gone.mdx)\n  ```\n'],
  ] as const)('%s are well', ([, text]) => {
    expect(broken(text)).toEqual([]);
  });

  it.for([
    ['inline', 'See [`it`](./gone.mdx#place).'],
    ['by reference', 'See [it].\n\n[it]: ./gone.mdx'],
  ] as const)('to a file that is not there are named: %s', ([, text]) => {
    expect(broken(text)).toEqual(['./gone.mdx']);
  });

  it('to a file whose name cannot be decoded are named', () => {
    expect(broken('[it](./50%-off.mdx)')).toEqual(['./50%-off.mdx']);
  });
});
