import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {inProject} from '../support/projectRoot.mjs';
import {tools} from '../support/tools.mjs';
import {requireCut} from './cutFolder';
import {cutVersion} from './cutVersion';

const OPTIONS = {'site.config.ts': "  release: 'v1.0.0',\n"};

describe('cutVersion', () => {
  it('refuses a release that is cut already', async () => {
    const root = withFiles({...OPTIONS, 'versioned_docs/version-v1.0.0/a.mdx': ''});
    await expect(cutVersion({root, release: 'v1.0.0'})).rejects.toThrow(
      'v1.0.0 is cut already: versioned_docs/version-v1.0.0 exists.',
    );
  });

  it('writes nothing when the next release has a wrong name', async () => {
    const root = withFiles(OPTIONS);
    await expect(cutVersion({root, release: 'v1.0.0', next: '1.1'})).rejects.toThrow(
      '--next is "1.1"; allowed: a release tag such as v0.0.48',
    );
    expect(existsSync(join(root, 'versioned_docs'))).toBe(false);
  });

  it.each([
    ['', ''],
    [', and the list of versions stays', '["v0.9.0"]'],
  ])('that fails in the middle leaves nothing behind%s', async (_what, versions) => {
    const commands = readFileSync(inProject('specs/thv-cli.yaml'), 'utf8');
    const root = withFiles({
      ...OPTIONS,
      ...(versions && {'versions.json': versions}),
      'i18n/en/strings.ts': '',
      'specs/thv-cli.yaml': commands.replace(/^ {2}version: v.*$/m, '  version: v1.0.0'),
      // Writes what the framework does; a page names a flag that no command has.
      [tools.docusaurus]: `import {mkdirSync, writeFileSync} from 'node:fs';
        for (const [folder, file, text] of [
          ['versioned_sidebars', 'version-v1.0.0-sidebars.json', '{}'],
          ['i18n/de/docusaurus-plugin-content-docs/version-v1.0.0', 'a.mdx', ''],
          ['i18n/de/docusaurus-plugin-content-docs', 'version-v1.0.0.json', '{}'],
          ['versioned_docs/version-v1.0.0', 'a.mdx', '<Default of="thv run --no-such-flag" />'],
          ['.', 'versions.json', '["v1.0.0","v0.9.0"]'],
        ]) {
          mkdirSync(folder, {recursive: true});
          writeFileSync(folder + '/' + file, text);
        }`,
    });
    await expect(cutVersion({root, release: 'v1.0.0', next: 'v1.0.1'})).rejects.toThrow(
      'no-such-flag',
    );
    expect(existsSync(join(root, 'versioned_docs/version-v1.0.0'))).toBe(false);
    expect(readdirSync(join(root, 'versioned_sidebars'))).toEqual([]);
    expect(readdirSync(join(root, 'i18n/de/docusaurus-plugin-content-docs'))).toEqual([]);
    expect(existsSync(join(root, 'versions.json'))).toBe(versions !== '');
    if (versions) expect(readFileSync(join(root, 'versions.json'), 'utf8')).toBe(versions);
    expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toBe(OPTIONS['site.config.ts']);
  });

  it.each([
    ['specs/thv-cli.yaml: tool.version', 'v1.0.1', 'v1.0.0'],
    ['specs/evidence.lock.yaml: release', 'v1.0.0', 'v1.0.1'],
  ])('refuses pages whose %s is of another release', async (place, version, locked) => {
    const commands = readFileSync(inProject('specs/thv-cli.yaml'), 'utf8');
    const root = withFiles({
      ...OPTIONS,
      'specs/thv-cli.yaml': commands.replace(/^ {2}version: v.*$/m, `  version: ${version}`),
      'specs/evidence.lock.yaml': `release: ${locked}\nsymbols: {}\n`,
    });
    await expect(cutVersion({root, release: 'v1.0.0'})).rejects.toThrow(
      `${place} is v1.0.1; allowed: v1.0.0, the release in site.config.ts`,
    );
  });
});

describe('requireCut', () => {
  it('lets specs/ go on to the next release when the pages of this one are kept', () => {
    const root = withFiles({'versioned_docs/version-v1.0.0/a.mdx': ''});
    expect(() => {
      requireCut(root, 'v1.0.0');
    }).not.toThrow();
    expect(() => {
      requireCut(root, 'v1.0.1');
    }).toThrow(/tool\.version is v1\.0\.1; .*Fix: run `npm run cut-version -- --next NAME`/);
  });
});
