import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, describe, expect, it} from 'vitest';
import {loadCliSpec, loadSince, parentPath} from '@toolhive-docs/cli-spec';

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const cli = loadCliSpec(at('thv-cli.yaml'));
const since = loadSince(at('since.yaml'));

const folder = mkdtempSync(join(tmpdir(), 'since-'));
afterAll(() => rmSync(folder, {recursive: true}));
const load = (text: string) => {
  const file = join(folder, 'since.yaml');
  writeFileSync(file, text);
  return loadSince(file);
};

/** Every command and visible flag of the command data. `--help` is built into every command. */
const names = [
  ...cli.globalFlags.filter(({name}) => name !== '--help').map(({name}) => `thv ${name}`),
  ...cli.commands.flatMap(({path, flags}) => [
    path,
    ...flags.filter(({hidden}) => !hidden).map(({name}) => `${path} ${name}`),
  ]),
];

/** Releases in the order of their numbers. */
const order = (release: string): number =>
  release
    .slice(1)
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0);

describe('first releases', () => {
  it('are known for each command and flag, and for nothing else', () => {
    expect([...since.keys()].sort()).toEqual([...names].sort());
  });

  it('are not later than the documented release', () => {
    for (const release of since.values())
      expect(order(release)).toBeLessThanOrEqual(order(cli.tool.version));
  });

  it('of a flag or a subcommand are not older than those of its command', () => {
    for (const [name, release] of since) {
      const parent = since.get(parentPath(name) ?? '') ?? release;
      expect(order(release), name).toBeGreaterThanOrEqual(order(parent));
    }
  });

  it.each([
    [
      'a release without a v',
      'releases: {0.0.6: [thv]}',
      /releases\.0\.0\.6 = \["thv"\]: allowed: a release such as/,
    ],
    [
      'a command of another program',
      'releases: {v0.0.6: [kubectl get]}',
      /releases\.v0\.0\.6\.0 = "kubectl get": allowed: a command/,
    ],
    [
      'an unknown key',
      'releases: {v0.0.6: [thv]}\nrelease: {}',
      /release = \{\}: unknown key; allowed: releases/,
    ],
    [
      'a release without names',
      'releases: {v0.0.6: []}',
      /releases\.v0\.0\.6 = \[\]: allowed: at least 1 item/,
    ],
    ['no releases', '{}', /releases = undefined: missing/],
    ['an empty list of releases', 'releases: {}', /releases = \{\}: allowed: one release or more/],
    ['what is no YAML', 'releases: a: b', /since\.yaml is not YAML: .* at line 1, column 11/],
  ])('cannot hold %s', (_, text, problem) => {
    expect(() => load(text)).toThrow(problem);
  });

  it('cannot list a name twice', () => {
    expect(() => load('releases: {v0.0.6: [thv], v0.0.7: [thv]}')).toThrow(
      /"thv" is listed under v0\.0\.6 and v0\.0\.7; keep the older release/,
    );
  });
});
