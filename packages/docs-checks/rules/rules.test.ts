import {describe, expect, it} from 'vitest';
import {problemsOf} from '../testing/checkPage';

describe('front matter', () => {
  it('refuses a long description and an unknown key', async () => {
    const page = `---\ntitle: Run\ndescription: ${'x'.repeat(161)}\nkind: how-to\ntags: [a]\n---\nText.`;
    expect(await problemsOf('front-matter', page)).toEqual([
      expect.stringMatching(/^3: .*at most 160/),
      expect.stringMatching(/^5: unknown front-matter key "tags"/),
    ]);
    expect(await problemsOf('front-matter', 'Text.')).toEqual([]);
  });
});

describe('headings', () => {
  it('accepts levels 2 to 4 with ids', async () => {
    expect(
      await problemsOf(
        'heading',
        '## Install {#install}\n\n### On Linux {#linux}\n\n#### With a package {#package}\n\n## Next {#next}',
      ),
    ).toEqual([]);
  });

  it.each([
    ['no id', '## Check that it works', /write "## Check that it works \{#check-that-it-works\}"/],
    ['the id of another', '## A {#a}\n\n## B {#a}', /^8: the id "a" is already taken on line 6/],
    ['a skipped level', '## A {#a}\n\n#### B {#b}', /do not skip levels/],
    ['level 1', '# A {#a}', /the only h1/],
    ['level 5', '## A {#a}\n### A {#b}\n#### A {#c}\n##### A {#d}', /end at level 4/],
  ])('refuses a heading with %s', async (_what, body, message) => {
    expect((await problemsOf('heading', body)).join('\n')).toMatch(message);
  });
});

describe('admonitions', () => {
  it('are of a known kind, and end before the next heading', async () => {
    expect(await problemsOf('admonition', ':::note[Title]\n\nText.\n\n:::')).toEqual([]);
    expect(await problemsOf('admonition', ':::nte\n\nText.\n\n:::')).toEqual([
      expect.stringMatching(/^6: ":::nte" is no admonition; did you mean note\?/),
    ]);
    expect(await problemsOf('admonition', ':::tip\n\nText.\n\n## A {#a}\n\n## B {#b}')).toEqual([
      expect.stringMatching(/^10: this heading is in the ":::tip" of line 6; close that/),
    ]);
  });
});

describe('what only the build would find', () => {
  it.each([
    ['Set {foo.bar} first.', /^6: \{foo\.bar\} is run, not shown/],
    ['<Foo bar="x" />', /^6: the page does not import <Foo>/],
    ['<p style="color: red">A</p>', /^6: the style of <p> is a text/],
  ])('is named with its line: %s', async (body, message) => {
    expect((await problemsOf('mdx', body)).join('\n')).toMatch(message);
  });

  it('is no comment, and no component that the page imports or the build fills in', async () => {
    const page = 'import {A} from \'./A\';\n\n{/* a */}\n\n<A>\n\nB <Default of="c" />\n\n</A>';
    expect(await problemsOf('mdx', page)).toEqual([]);
  });
});

describe('tabs', () => {
  const tabs = (...values: string[]) =>
    `<Tabs groupId="os">\n${values.map((value) => `<TabItem value="${value}" label="A">\n\nText.\n\n</TabItem>\n`).join('')}</Tabs>`;

  it('have values of their own', async () => {
    expect(await problemsOf('tabs', tabs('linux', 'macos'))).toEqual([]);
    expect(await problemsOf('tabs', tabs('linux', 'linux'))).toEqual([
      expect.stringMatching(/the value "linux" of this tab is already taken on line 7/),
    ]);
  });

  it('have a group, values, labels and a set around them', async () => {
    expect(await problemsOf('tabs', '<Tabs>\n<TabItem>\n\nText.\n\n</TabItem>\n</Tabs>')).toEqual([
      expect.stringContaining('<Tabs> has no groupId'),
      expect.stringContaining('<TabItem> has no value'),
      expect.stringContaining('<TabItem> has no label'),
    ]);
    expect(await problemsOf('tabs', '<Tabs groupId="os">\n</Tabs>')).toEqual([
      expect.stringContaining('hold no <TabItem>'),
    ]);
    expect(
      await problemsOf('tabs', '<TabItem value="a" label="A">\n\nText.\n\n</TabItem>'),
    ).toEqual([expect.stringContaining('is not in <Tabs>')]);
  });
});

describe('images', () => {
  it('need a file and a text', async () => {
    expect(await problemsOf('image', '![](./nothing.png)')).toEqual([
      expect.stringContaining('no alternative text'),
      expect.stringContaining('there is no file'),
    ]);
    expect(await problemsOf('image', '<img src="/img/favicon.svg" />')).toEqual([
      expect.stringContaining('no alternative text'),
    ]);
    expect(await problemsOf('image', '![The sign of this site](/img/favicon.svg)')).toEqual([]);
  });
});

describe('link texts', () => {
  it('say where the link leads', async () => {
    expect(await problemsOf('link-text', 'See [the install guide](./install.mdx).')).toEqual([]);
    expect(
      await problemsOf('link-text', 'Click [here](./install.mdx) or <a href="./x">this page</a>.'),
    ).toHaveLength(2);
  });
});

describe('tables', () => {
  it('have no empty cells, also at the end of a row', async () => {
    const [empty, missing, ...others] = await problemsOf(
      'table',
      '| A | B | C |\n|---|---|---|\n| a | | c |\n| a | b |\n| a | {title} | <Flag of="x" /> |',
    );
    expect(empty).toMatch(/^8: the cell below "B" is empty; write "None"/);
    expect(missing).toMatch(/^9: the cell below "C" is empty/);
    expect(others).toEqual([]);
  });
});
