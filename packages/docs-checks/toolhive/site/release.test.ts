import {expect, it} from 'vitest';
import {Ledger} from '../../report/Ledger';
import {facts} from '../../testing/checkPage';
import {checkRelease} from './release';

const problemsOf = (options: string): string[] => {
  const ledger = new Ledger();
  checkRelease(options, facts, ledger);
  return ledger.problems.map(({file, line, message}) => `${file}:${line} ${message}`);
};

it('the release of the options is that of the data', () => {
  expect(problemsOf(`{\n  release: '${facts.cli.tool.version}',\n}`)).toEqual([]);
});

it('another one, or none, is named with the files of the data', () => {
  expect(problemsOf("{\n  release: 'v0.0.46',\n}")).toEqual([
    expect.stringContaining(
      `site.config.ts:2 release is v0.0.46, specs/thv-cli.yaml is of ${facts.cli.tool.version}; `,
    ),
    expect.stringContaining('specs/toolhive-api.yaml'),
  ]);
  expect(problemsOf('{}')).toHaveLength(2);
});
