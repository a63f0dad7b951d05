import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cliReferencePlugin} from './index';
import {sinceFile, specFile} from './testing/spec';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'cli-reference-'));
  writeFileSync(join(siteDir, 'cli.yaml'), readFileSync(specFile, 'utf8'));
  writeFileSync(join(siteDir, 'since.yaml'), readFileSync(sinceFile, 'utf8'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const create = () =>
  cliReferencePlugin({
    specFile: join(siteDir, 'cli.yaml'),
    sinceFile: join(siteDir, 'since.yaml'),
    outDir: join(siteDir, 'docs'),
  })();
const page = () => readFileSync(join(siteDir, 'docs', 'thv_version.mdx'), 'utf8');

describe('the command reference plugin', () => {
  it('has written the pages when it has been created', () => {
    create();
    expect(existsSync(join(siteDir, 'docs', 'thv_run.mdx'))).toBe(true);
  });

  it('watches the data and writes the pages again when it is loaded', async () => {
    const plugin = create();
    expect(plugin.getPathsToWatch?.()).toEqual([siteDir]);
    const changed = readFileSync(specFile, 'utf8').replace(
      'summary: Print version and build data.',
      'summary: Print something else.',
    );
    writeFileSync(join(siteDir, 'cli.yaml'), changed);
    writeFileSync(join(siteDir, 'since.yaml'), 'releases: {v0.0.46: [thv version]}');
    await plugin.loadContent?.();
    expect(page()).toContain('Print something else.');
    expect(page()).toContain('Since v0.0.46.');
  });

  it('writes nothing when the data is wrong', () => {
    writeFileSync(join(siteDir, 'cli.yaml'), 'tool: {}');
    expect(create).toThrow(/cli\.yaml:1 .*must have required property .*; add it/);
    expect(existsSync(join(siteDir, 'docs'))).toBe(false);
  });
});
