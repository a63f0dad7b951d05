import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {withFiles} from './testing/withFiles';
import {TO_READ_FILE, toReadProblems, writeToRead} from './toRead';

const SECTIONS = {'/a#run': 'pkg/run.go#Run', '/a#stop': 'pkg/run.go#Stop'};
const problems = (root: string) => toReadProblems(root, 'v1.0.1').map(({message}) => message);

describe('sections to read', () => {
  it('are told of until each line is deleted', () => {
    const root = withFiles({'specs/README.md': ''});
    writeToRead(root, {release: 'v1.0.1', sections: SECTIONS});
    expect(problems(root)).toEqual([
      '2 section(s) rest on source that v1.0.1 changed, the first is /a#run; read each, correct it, and delete its line.',
    ]);
    const text = readFileSync(join(root, TO_READ_FILE), 'utf8');
    expect(text).toContain('\n  /a#stop: pkg/run.go#Stop\n');
    const read = withFiles({[TO_READ_FILE]: text.replace(/^ {2}.*\n/gm, '')});
    expect(problems(read)).toEqual([]);
    // A second run does not bring back what was read.
    writeToRead(read, {release: 'v1.0.1', sections: SECTIONS});
    expect(problems(read)).toEqual([]);
  });

  it.each([
    ['of an older release', {[TO_READ_FILE]: 'release: v1.0.0\nsections: {}\n'}, 'v1.0.0'],
    ['that are not listed', {}, 'no release'],
  ])('%s are not those of this one', (_what, files, found) => {
    expect(problems(withFiles(files))).toEqual([
      expect.stringMatching(`for ${found}; allowed: v1\\.0\\.1.*Run npm run release:apply`),
    ]);
  });
});
