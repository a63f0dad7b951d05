import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {asSite, copySite} from '../scenarios/support/buildSites';
import {buildCopy, type BuildCopy} from './buildCopy';

const PAGE = 'docs/toolhive/concepts/mcp-primer.mdx';
/** The configuration of the small sites, and a page of them. */
const SMALL_SITE = 'tests/scenarios/sites/smallSite.ts';
const SMALL_PAGE = 'docs/toolhive/quickstart.mdx';

interface Wrong {
  title: string;
  /** The statements about the site that it proves. */
  tags?: readonly string[];
  file: string;
  /** Makes the file wrong; gets its text, or nothing for a file that is new. */
  change: (text: string) => string;
  /** What the build must say. */
  says: RegExp[];
}

const afterFrontMatter = (text: string, added: string): string =>
  text.replace(/\n---\n/, `\n---\n\n${added}\n`);

const WRONG: readonly Wrong[] = [
  {
    title: 'an unknown front-matter key names file, line, key and the allowed keys',
    file: PAGE,
    change: (text) => text.replace('---\n', '---\ntilte: x\n'),
    says: [
      /docs\/toolhive\/concepts\/mcp-primer\.mdx:2: unknown front-matter key "tilte"; allowed: title, description/,
    ],
  },
  {
    title: 'a page without description names the file and asks for one',
    file: PAGE,
    change: (text) => text.replace(/^description:.*\n/m, ''),
    says: [/mcp-primer\.mdx:\d+: front-matter key "description" is missing: add a description/],
  },
  {
    title: 'two pages with one route name each other',
    file: 'docs/toolhive/concepts/other.mdx',
    change: () =>
      '---\ntitle: Other\ndescription: Another page.\nkind: explanation\nslug: /toolhive/concepts/mcp-primer\n---\n\nText.\n',
    says: [
      /docs\/toolhive\/concepts\/(mcp-primer|other)\.mdx and docs\/toolhive\/concepts\/(mcp-primer|other)\.mdx have the same route \/toolhive\/concepts\/mcp-primer/,
      /Change the slug/,
    ],
  },
  {
    title: 'a page that no sidebar has names itself and how to put it there',
    file: 'docs/toolhive/concepts/other.mdx',
    change: () =>
      '---\ntitle: Other\ndescription: Another page.\nkind: explanation\n---\n\nText.\n',
    says: [
      /docs\/toolhive\/concepts\/other\.mdx is in no sidebar.*Fix: add 'toolhive\/concepts\/other' to the sidebars/,
    ],
  },
  {
    title: 'an unknown sidebar item names the sidebar file, the item and the known ones',
    file: 'sidebars.ts',
    change: (text) =>
      text.replace("'toolhive/concepts/mcp-primer'", "'toolhive/concepts/mcp-primre'"),
    says: [/sidebars\.ts/, /toolhive\/concepts\/mcp-primre/, /toolhive\/concepts\/mcp-primer\n/],
  },
  {
    title: 'a wrong type in the command data names command and field',
    file: 'specs/thv-cli.yaml',
    change: (text) => text.replace(/type: int\b/, 'type: integre'),
    says: [/thv-cli\.yaml:\d+/, /thv /, /type/, /"integre"/],
  },
  {
    title: 'an image that does not exist names file, line and where images go',
    file: PAGE,
    change: (text) => afterFrontMatter(text, '![A map](./map.svg)'),
    says: [
      /mcp-primer\.mdx:\d+: image "\.\/map\.svg" does not exist\. Put the file beside the page/,
    ],
  },
  {
    title: 'a link to a command that does not exist names the nearest one',
    file: PAGE,
    change: (text) => afterFrontMatter(text, '[`thv rnu`](../reference/cli/thv_rnu.mdx)'),
    says: [/mcp-primer\.mdx/, /thv_rnu/, /thv_run|thv run/],
  },
  {
    title: 'a link to a flag that does not exist names the nearest one',
    file: PAGE,
    change: (text) => afterFrontMatter(text, '[`--prot`](../reference/cli/thv_run.mdx#--prot)'),
    says: [/mcp-primer\.mdx/, /--prot/, /--port/],
  },
  {
    title: 'a code fence of an unknown language names the known ones',
    file: PAGE,
    change: (text) => afterFrontMatter(text, '```brainfog\nx\n```'),
    says: [/mcp-primer\.mdx/, /unknown language "brainfog"/, /allowed: text, bash/],
  },
  {
    title: 'a wrong site option names key, value and allowed values',
    tags: ['8-14'],
    file: 'site.config.ts',
    change: (text) => text.replace("defaultMode: 'dark'", "defaultMode: 'blue'"),
    says: [
      /site\.config\.ts/,
      /colorMode\.defaultMode = "blue": Unexpected color mode; allowed: "light" \| "dark"/,
    ],
  },
];

/** What only a whole build finds: of a small site, since that takes half the time. */
const WRONG_AT_THE_END: readonly (Wrong & {stopsAt?: 'onBrokenLinks' | 'onBrokenAnchors'})[] = [
  {
    title: 'a page module without a default export is named',
    tags: ['8-10'],
    file: 'src/pages/broken.tsx',
    change: () => 'export const Page = () => null;\n',
    says: [/page component at \/broken doesn't have a default export/],
  },
  {
    title:
      'a published address that is gone without a redirect names itself and the ways to keep it',
    file: 'specs/published-urls.txt',
    change: (text) => `${text}/toolhive/quickstart#former\n`,
    says: [
      /the published address \/toolhive\/quickstart#former is gone\. Fix: keep its id, or add to specs\/redirects\.yaml: \{from: '\/toolhive\/quickstart#former'/,
    ],
  },
  {
    title: 'a broken link names the page and the target',
    tags: ['2.1-7'],
    stopsAt: 'onBrokenLinks',
    file: SMALL_PAGE,
    change: (text) => afterFrontMatter(text, '[nowhere](/toolhive/nowhere)'),
    says: [/broken link/i, /\/toolhive\/quickstart/, /\/toolhive\/nowhere/],
  },
  {
    title: 'a broken anchor names the page and the target',
    stopsAt: 'onBrokenAnchors',
    file: SMALL_PAGE,
    change: (text) => afterFrontMatter(text, '[nowhere](./index.mdx#nowhere)'),
    says: [/broken anchor/i, /\/toolhive\/quickstart/, /\/toolhive\/#nowhere/],
  },
];

/** A build with one file wrong, which is put right again. */
async function buildWith(
  site: BuildCopy,
  {file, change}: Pick<Wrong, 'file' | 'change'>,
  ...more: readonly string[]
): Promise<{code: number; output: string}> {
  const before = await site.read(file).catch(() => undefined);
  const changed = change(before ?? '');
  expect(changed).not.toBe(before);
  await site.write(file, changed);
  const built = await site.build({}, ...more);
  await site.write(file, before);
  return built;
}

describe('a build stops, saying what is wrong and how to fix it:', () => {
  let site: BuildCopy;
  beforeAll(async () => {
    site = await buildCopy();
  });
  afterAll(() => site.remove());

  // By name: a title that is filled in is cut off, and nothing could be found by it.
  for (const {title, tags = [], says, ...wrong} of WRONG) {
    it(title, {tags: [...tags]}, async () => {
      const {code, output} = await buildWith(site, wrong);
      expect(code).toBe(1);
      for (const words of says) expect(output).toMatch(words);
    });
  }

  it('a wrong environment variable names itself, its value and what is allowed', async () => {
    const {code, output} = await site.build({BASE_URL: 'docs'});
    expect(code).toBe(1);
    expect(output).toMatch(/BASE_URL = "docs": allowed: a path that starts and ends with \//);
  });
});

describe('a whole build of a small site', () => {
  const asPlain = asSite('plain');
  let site: BuildCopy;
  beforeAll(async () => {
    site = await copySite();
  });
  afterAll(() => site.remove());

  for (const {title, tags = [], says, stopsAt, ...wrong} of WRONG_AT_THE_END) {
    it(`stops: ${title}`, {tags: [...tags]}, async () => {
      const before = await site.read(SMALL_SITE);
      // The scenario sites look at no links; here what our own site says about them counts.
      if (stopsAt) {
        expect(before).toContain(`${stopsAt}: 'ignore',`);
        await site.write(SMALL_SITE, before.replace(`${stopsAt}: 'ignore',`, ''));
      }
      const {code, output} = await buildWith(site, wrong, ...asPlain);
      await site.write(SMALL_SITE, before);
      expect(code).toBe(1);
      for (const words of says) expect(output).toMatch(words);
    });
  }

  it(
    'warns of a broken Markdown link and names the file, each time, and lets the build go on',
    {tags: ['2.1-8']},
    async () => {
      const [page, settings] = [await site.read(SMALL_PAGE), await site.read(SMALL_SITE)];
      await site.write(SMALL_PAGE, afterFrontMatter(page, '[gone](./gone.mdx)'));
      const outputs = [await site.build({}, ...asPlain), await site.build({}, ...asPlain)];
      await site.write(SMALL_SITE, settings.replace("onBrokenLinks: 'ignore',", ''));
      const {output: stopped} = await site.build({}, ...asPlain);
      await site.write(SMALL_PAGE, page);
      await site.write(SMALL_SITE, settings);
      // Other links of the small site lead nowhere.
      expect(stopped).toContain('linking to');
      expect(stopped).not.toContain('linking to ./gone.mdx');
      for (const {code, output} of outputs) {
        expect(code).toBe(0);
        expect(output).toMatch(
          /Markdown link with URL `\.\/gone\.mdx` in source file "docs\/toolhive\/quickstart\.mdx"/,
        );
      }
    },
  );
});
