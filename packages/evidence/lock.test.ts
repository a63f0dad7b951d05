import {describe, expect, it} from 'vitest';
import {parseEvidence} from './files/parseEvidence';
import {lockProblems} from './lock';

const named = (...symbols: string[]) => [
  parseEvidence(
    'docs/a.evidence.yaml',
    `sections:\n  run:\n${symbols.map((symbol) => `    - {path: pkg/run.go, symbol: ${symbol}}\n`).join('')}`,
  ).evidence,
];
const messages = (symbols: string[], release = 'v1.0.0') =>
  lockProblems(
    named(...symbols),
    {release: 'v1.0.0', symbols: {'pkg/run.go#Runner.Run': '0123456789abcdef'}},
    release,
  ).map(({message}) => message);

describe('lockProblems', () => {
  it('suggests the locked symbol that a mistyped one means, and none that is only alike', () => {
    expect(messages(['Runner.Rum', 'Runner.Run', 'Runner.Stop'])).toEqual([
      expect.stringContaining('not locked; did you mean pkg/run.go#Runner.Run? If not, run npm'),
      expect.stringContaining('pkg/run.go#Runner.Stop is not locked; run npm run evidence'),
    ]);
  });

  it('names the line of the proof', () => {
    const lock = {release: 'v1.0.0', symbols: {}};
    const lines = lockProblems(named('A', 'B'), lock, 'v1.0.0').map(({line}) => line);
    expect(lines).toEqual([3, 4]);
  });

  it('says once that the lock is of another release', () => {
    expect(messages(['Runner.Rum', 'Runner.Stop'], 'v1.0.1')).toEqual([
      expect.stringContaining('the lock is of v1.0.0, the documented release is v1.0.1'),
    ]);
  });
});
