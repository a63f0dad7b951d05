import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {GENERATED_MARK} from './renderPage';
import {since, spec} from './testing/spec';
import {writePages} from './writePages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-reference-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('writing the command pages', () => {
  it('writes one page per command into a folder it makes itself', () => {
    const outDir = join(folder, 'reference', 'cli');
    writePages(spec, since, outDir);
    expect(readdirSync(outDir)).toHaveLength(spec.commands.length);
    expect(readdirSync(outDir)).toContain('thv_config_set-ca-cert.mdx');
  });

  it('does not touch a page that is already right', () => {
    writePages(spec, since, folder);
    const before = statSync(join(folder, 'thv.mdx')).mtimeMs;
    writePages(spec, since, folder);
    expect(statSync(join(folder, 'thv.mdx')).mtimeMs).toBe(before);
  });

  it('restores a page that was changed by hand', () => {
    writePages(spec, since, folder);
    const content = readFileSync(join(folder, 'thv_run.mdx'), 'utf8');
    writeFileSync(join(folder, 'thv_run.mdx'), 'something else');
    writePages(spec, since, folder);
    expect(readFileSync(join(folder, 'thv_run.mdx'), 'utf8')).toBe(content);
  });

  it('deletes the generated page of a command that is gone, and no other file', () => {
    writeFileSync(join(folder, 'thv_old.mdx'), `text\n\n${GENERATED_MARK}\n`);
    writeFileSync(join(folder, 'by-hand.mdx'), 'text');
    writePages(spec, since, folder);
    expect(readdirSync(folder)).toContain('by-hand.mdx');
    expect(readdirSync(folder)).not.toContain('thv_old.mdx');
  });
});
