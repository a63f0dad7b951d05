import {describe, expect, it} from 'vitest';
import {parsePage, routeOf} from './parsePage';
import {CODE_MARK} from './types';

const source = `---
title: Run servers
---

import Tabs from '@theme/Tabs';

## Steps {#steps}


### On \`Linux\` {#linux}

Open host:port and run \`thv list\` on [the **host**](./host.mdx#x).

:::note[Only once]

| Flag | Default |
|---|---|
| \`--port\` | <Default of="thv serve --port" /> |

:::

<Tabs>

\`\`\`bash title="a.sh"
thv list
\`\`\`

</Tabs>
`;

describe('a page', () => {
  const page = parsePage('docs/toolhive/a.mdx', source);

  it('has headings with their ids and lines', () => {
    expect(page.headings).toEqual([
      {depth: 2, text: 'Steps', id: 'steps', line: 7},
      {depth: 3, text: 'On Linux', id: 'linux', line: 10},
    ]);
  });

  it('has fences with their info, place and section', () => {
    expect(page.fences).toMatchObject([
      {language: 'bash', code: 'thv list', line: 24, section: 2, meta: {title: 'a.sh'}},
    ]);
  });

  it('has inline code with the words around it', () => {
    expect(page.spans.find(({code}) => code === 'thv list')).toMatchObject({
      before: 'Open host:port and run ',
      after: ' on the host.',
      line: 12,
    });
  });

  it('has its prose without code and ids', () => {
    expect(page.texts.map(({text, kind}) => [kind, text])).toEqual([
      ['heading', 'Steps'],
      ['heading', `On ${CODE_MARK}`],
      ['paragraph', `Open host:port and run ${CODE_MARK} on the host.`],
      ['title', 'Only once'],
      ['cell', 'Flag'],
      ['cell', 'Default'],
      ['cell', CODE_MARK],
      ['cell', CODE_MARK],
    ]);
  });

  it('has tables with code in backticks and value components', () => {
    expect(page.tables).toEqual([
      {
        header: ['Flag', 'Default'],
        rows: [{line: 18, cells: ['`--port`', '`<Default of="thv serve --port">`'], empty: []}],
      },
    ]);
  });

  it('has links with their texts', () => {
    expect(page.links).toEqual([{url: './host.mdx#x', text: 'the host', line: 12}]);
  });

  it('that is not valid MDX names its file and line', () => {
    expect(() => parsePage('docs/a.mdx', 'Text.\n\n<Tabs>\n')).toThrow(
      /^docs\/a.mdx: Expected a closing tag for `<Tabs>` \(3:/,
    );
    expect(() => parsePage('docs/a.mdx', '```bash ouput\n```\n')).toThrow(
      /docs\/a.mdx: line 1: unknown word "ouput"/,
    );
  });

  it.each([
    ['title: A\ndescription: b: c', /^docs\/a.mdx: line 3: Nested mappings/],
    ['title: A\ndescription: *none', /^docs\/a.mdx: line 3: Unresolved alias .*: none$/],
  ])('whose front matter is no YAML names its file and line: %s', (matter, message) => {
    expect(() => parsePage('docs/a.mdx', `---\n${matter}\n---\n`)).toThrow(message);
  });
});

describe('routeOf', () => {
  it.each([
    ['docs/toolhive/index.mdx', undefined, '/toolhive/'],
    ['docs/toolhive/guides-cli/install.mdx', undefined, '/toolhive/guides-cli/install'],
    ['docs/toolhive/guides-cli/install.mdx', 'set-up', '/toolhive/guides-cli/set-up'],
    ['docs/toolhive/guides-cli/install.mdx', '/start', '/start'],
  ])('%s with the slug %s is at %s', (file, slug, route) => {
    expect(routeOf(file, slug)).toBe(route);
  });
});
