import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import type {DocsLibrary} from '../library/DocsLibrary';
import {root, useLibrary} from '../testing/useLibrary';
import {changes} from './changes';

const library = useLibrary();
const {version} = loadCliSpec(join(root, 'specs/thv-cli.yaml')).tool;

const ask = async (args: {from?: string; to?: string}) =>
  await changes.run(args, {facts: library().facts, index: {version}} as unknown as DocsLibrary);
const BEYOND = `These docs know releases up to ${version}; they don't tell what came after it.`;

describe('changes after the release that the docs describe', () => {
  it.each([
    {from: version, to: 'v9.9.8'},
    {from: version},
    {from: '9.9.8'},
    {from: 'v9.9.8', to: 'v9.9.9'},
  ])('are said to be unknown: $from to $to', async (span) => {
    const {text, data} = await ask(span);
    expect(text).toBe(BEYOND);
    expect(data).toEqual({
      version,
      digest: library().facts.digest,
      unknown: BEYOND,
      releases: [],
    });
  });

  it('are said to be unknown before those that are known', async () => {
    const [newest = '', before] = library().facts.history.map(({release}) => release);
    const {text, data} = await ask({from: before, to: 'v9.9.9'});
    expect(text.startsWith(`${BEYOND}\n## ${newest}\n- `)).toBe(true);
    expect(data.releases.map(({release}) => release)).toEqual([newest]);
  });
});

it('between two known releases without a change nothing came, and nothing is unknown', async () => {
  const {text, data} = await ask({from: 'v0.0.44', to: 'v0.0.45'});
  expect(text).toMatch(/^No command or flag is recorded as new, removed or changed/);
  expect(data.unknown).toBeUndefined();
});

it('between two releases are those after the older one', async () => {
  const releases = (await ask({from: 'v0.0.40', to: 'v0.0.47'})).data.releases.map(
    ({release}) => release,
  );
  expect(releases.length).toBeGreaterThan(0);
  expect(releases).not.toContain('v0.0.40');
});

it('releases in the wrong order are refused', async () => {
  await expect(ask({from: 'v0.0.47', to: 'v0.0.40'})).rejects.toThrow('exchange them');
});

it('the oldest release is marked as the beginning of the records', async () => {
  const {text} = await ask({to: 'v0.0.31'});
  expect(text).toMatch(
    /^The records begin with v0\.0\.6: what is listed under that release can be older\.\n## v0\.0\.31\n/,
  );
});

it('before the records begin, it is said where they begin', async () => {
  expect((await ask({to: 'v0.0.2'})).text).toBe('The records begin with v0.0.6.');
});

it('the history is read once', () => {
  expect(library().facts.history).toBe(library().facts.history);
});
