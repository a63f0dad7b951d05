import {describe, expect, it} from 'vitest';
import {parseEvidence} from './parseEvidence';

const PAGE = 'docs/toolhive/quickstart.evidence.yaml';
const messages = (text: string, file = PAGE) => parseEvidence(file, text).problems;

describe('parseEvidence', () => {
  it('reads proofs and reasons, each with its line', () => {
    const {evidence, problems} = parseEvidence(
      PAGE,
      'sections:\n  _top:\n    none: summary\n  run:\n    - path: pkg/run.go\n      symbol: Runner.Run\n      proves: it runs\n    - path: .goreleaser.yaml\n',
    );
    expect(problems).toEqual([]);
    expect(evidence.page).toBe('docs/toolhive/quickstart.mdx');
    expect(evidence.entries).toEqual([
      {group: 'sections', key: '_top', line: 2, proofs: [], none: 'summary'},
      {
        group: 'sections',
        key: 'run',
        line: 4,
        proofs: [
          {path: 'pkg/run.go', symbol: 'Runner.Run', proves: 'it runs', line: 5},
          {path: '.goreleaser.yaml', line: 8},
        ],
      },
    ]);
  });

  it('reads commands and operations of data in specs/', () => {
    const {evidence, problems} = parseEvidence(
      'specs/evidence/cli.evidence.yaml',
      'commands:\n  thv_run: [{path: cmd/run.go}]\noperations:\n  getHealth: [{path: api.go}]\n',
    );
    expect(problems).toEqual([]);
    expect(evidence.page).toBeUndefined();
    expect(evidence.entries.map(({group, key}) => `${group} ${key}`)).toEqual([
      'commands thv_run',
      'operations getHealth',
    ]);
  });

  it.each([
    ['sections:\n  a:\n    none: because', 3, '"because"; give one of navigation, summary'],
    ['sections:\n  a:\n    - symbol: A', 3, 'path is missing; give a path below the root'],
    ['sections:\n  a:\n    - path: /abs/a.go', 3, 'path is "/abs/a.go"; give a path below'],
    ['sections:\n  a:\n    - path: ../a.go', 3, 'path is "../a.go"'],
    ['sections:\n  a:\n    - {path: a.go, sybmol: A}', 3, 'unknown key "sybmol"; allowed: path'],
    ['sections:\n  a: []', 2, 'the list is empty'],
    ['sections:\n  a: yes', 2, '"yes" is not evidence; allowed: a list'],
    ['section:\n  a: []', 1, 'unknown key "section"; allowed beside a page: sections'],
    ['sections: [', 1, 'not valid YAML'],
    ['sections:\n  a: *none', 2, 'not valid YAML: Unresolved alias'],
    ['- a', 1, 'the file must be a map'],
  ])('refuses %j', (text, line, message) => {
    expect(messages(text)).toEqual([{file: PAGE, line, message: expect.stringContaining(message)}]);
  });
});
