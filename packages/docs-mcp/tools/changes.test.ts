import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {changes} from './changes';

const library = useLibrary();

const ask = async (args: {from?: string; to?: string}) => await changes.run(args, library());
const BEYOND = "These docs know releases up to v0.0.47; they don't tell what came after it.";

describe('changes after the release that the docs describe', () => {
  it.each([
    {from: 'v0.0.47', to: 'v0.0.48'},
    {from: 'v0.0.47'},
    {from: '0.0.48'},
    {from: 'v0.0.50', to: 'v0.1.0'},
  ])('are said to be unknown: $from to $to', async (span) => {
    const {text, data} = await ask(span);
    expect(text).toBe(BEYOND);
    expect(data).toEqual({version: 'v0.0.47', unknown: BEYOND, releases: []});
  });

  it('are said to be unknown before those that are known', async () => {
    const {text, data} = await ask({from: 'v0.0.46', to: 'v9.9.9'});
    expect(text).toMatch(new RegExp(`^${BEYOND}\\n## v0\\.0\\.47\\n- added thv `));
    expect(data.releases.map(({release}) => release)).toEqual(['v0.0.47']);
  });
});

it('between two known releases without a change nothing came, and nothing is unknown', async () => {
  const {text, data} = await ask({from: 'v0.0.44', to: 'v0.0.45'});
  expect(text).toMatch(/^No command or flag is recorded as new, removed or changed/);
  expect(data.unknown).toBeUndefined();
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
  expect(library().history).toBe(library().history);
});
