import {describe, expect, it} from 'vitest';
import {checkSource} from './checkSources';
import {Ledger} from './report/Ledger';
import {facts} from './testing/checkPage';

const problemsOf = async (text: string) => {
  const ledger = new Ledger();
  await checkSource('src/components/A.tsx', text, facts, ledger);
  return ledger.problems.map(({line, message}) => `${line}: ${message}`);
};

describe('components', () => {
  it('may show right commands and this release', async () => {
    expect(
      await problemsOf(
        `const a = {command: 'thv run fetch'};\nreturn <code>thv list</code> ${facts.cli.tool.version}`,
      ),
    ).toEqual([]);
  });

  it('fail with a wrong command or another release', async () => {
    expect(
      await problemsOf(
        "const a = {command: 'thv run fetsh'};\nreturn <code>thv lst</code>;\n// v0.0.74",
      ),
    ).toEqual([
      expect.stringMatching(/^1: .*did you mean fetch\?/),
      expect.stringMatching(/^2: /),
      expect.stringMatching(/^3: version v0.0.74/),
    ]);
  });

  it('fail while a place waits for words', async () => {
    expect(await problemsOf('description: "Write: what notion does."')).toEqual([
      expect.stringContaining('1: Write: what notion does.'),
    ]);
  });
});
