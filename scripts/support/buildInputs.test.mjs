import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {EnvironmentSchema} from '../../config/siteOptionsSchema';
import {BUILD_VARIABLES, fingerprint, INPUTS} from './buildInputs.mjs';
import {projectRoot} from './projectRoot.mjs';

/** Variables that only matter when the built site is served or tested. */
const RUN_VARIABLES = [
  'HOST',
  'PORT',
  'CHROMIUM_PATH',
  'CI',
  'SEARCH_ADMIN_KEY',
  'SEARCH_BACKEND',
  'SEARCH_DATABASE_URL',
  'EVENTS_LOG',
  'EVENTS_DATABASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'LOG_FORMAT',
  'LOG_REQUESTS',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('docs/a.mdx', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** @param {string} path @param {string} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), content);
}

it('every input is there, but those of versions, which come with the first one', () => {
  expect(INPUTS.filter((input) => !existsSync(join(projectRoot, input)))).toEqual([
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
  ]);
});

describe('fingerprint', () => {
  it.each([
    ['a changed page', () => write('docs/a.mdx', 'two')],
    ['a new page', () => write('docs/b.mdx', 'one')],
    ['a renamed page', () => renameSync(join(root, 'docs/a.mdx'), join(root, 'docs/b.mdx'))],
    ['a removed page', () => rmSync(join(root, 'docs/a.mdx'))],
    ['another lockfile', () => write('package-lock.json', '{"name": "other"}')],
    ['a changed skill', () => write('skills/thv/SKILL.md', 'one')],
    ['a new version', () => write('versioned_docs/version-1/a.mdx', 'one')],
  ])('%s changes it', (_, change) => {
    const before = fingerprint(root, {});
    change();
    expect(fingerprint(root, {})).not.toBe(before);
  });

  it.each([
    ['a newer time', () => utimesSync(join(root, 'docs/a.mdx'), new Date(), new Date())],
    ['a test', () => write('plugins/x/index.test.ts', 'test')],
    ['a page the build writes', () => write('docs/toolhive/reference/cli/thv.mdx', 'generated')],
    ['the page of changes', () => write('docs/toolhive/reference/changes.mdx', 'generated')],
    ['the built site', () => write('build/index.html', 'built')],
  ])('%s leaves it as it is', (_, change) => {
    const before = fingerprint(root, {});
    change();
    expect(fingerprint(root, {})).toBe(before);
  });

  it('a commit of a changed page changes it, as the page says when it was changed; one of other files does not', () => {
    /** @param {string[]} words */
    const git = (...words) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {cwd: root});
    git('init', '-q');
    git('add', '.');
    const before = fingerprint(root, {});
    git('commit', '-qm', 'one');
    const committed = fingerprint(root, {});
    expect(committed).not.toBe(before);
    write('notes.txt', 'other');
    git('add', '.');
    git('commit', '-qm', 'two');
    expect(fingerprint(root, {})).toBe(committed);
  });

  it.each(BUILD_VARIABLES)('the variable %s changes it', (name) => {
    expect(fingerprint(root, {[name]: 'other'})).not.toBe(fingerprint(root, {}));
  });

  it.each(RUN_VARIABLES)('the variable %s leaves it as it is', (name) => {
    expect(fingerprint(root, {[name]: '1'})).toBe(fingerprint(root, {}));
  });

  it('every variable the site reads is sorted into one of the two lists', () => {
    expect([...BUILD_VARIABLES, ...RUN_VARIABLES].sort()).toEqual(
      Object.keys(EnvironmentSchema.shape).sort(),
    );
  });
});
