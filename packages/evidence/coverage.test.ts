import {describe, expect, it} from 'vitest';
import {coverageProblems, type Subjects} from './coverage';
import {parseEvidence} from './files/parseEvidence';

const subjects: Subjects = {
  pages: [
    {
      file: 'docs/a.mdx',
      sections: [
        {id: '_top', line: 1, hasText: true},
        {id: 'run', line: 5, hasText: true},
        {id: 'group', line: 9, hasText: false},
      ],
    },
  ],
  commands: ['thv_run', 'thv_stop'],
  operations: ['getHealth'],
};
const files = (page: string, specs = '') => [
  parseEvidence('docs/a.evidence.yaml', page).evidence,
  parseEvidence('specs/evidence/all.evidence.yaml', specs).evidence,
];
const SPECS =
  'commands: {thv_run: [{path: a.go}], thv_stop: [{path: a.go}]}\noperations: {getHealth: [{path: a.go}]}';

describe('coverage', () => {
  it('finds nothing wrong when everything that says something is covered', () => {
    const all = files('sections:\n  _top: {none: summary}\n  run: [{path: a.go}]\n', SPECS);
    expect(coverageProblems(subjects, all)).toEqual([]);
  });

  it('names the section without evidence and the one that does not exist', () => {
    expect(
      coverageProblems(subjects, files('sections:\n  _top: {none: summary}\n  rum: []', SPECS)),
    ).toEqual([
      {
        file: 'docs/a.mdx',
        line: 5,
        message: expect.stringContaining('add sections.run to docs/a.evidence.yaml'),
      },
    ]);
    expect(
      coverageProblems(
        subjects,
        files('sections:\n  _top: {none: summary}\n  rum: {none: example}', SPECS),
      ).map(({message}) => message),
    ).toContainEqual(expect.stringContaining('no section "rum"; did you mean run?'));
  });

  it('names commands and operations without evidence, and those that do not exist', () => {
    const found = coverageProblems(
      subjects,
      files(
        'sections: {_top: {none: summary}, run: {none: example}}',
        'commands: {thv_run: {none: definition}, thv_stpo: [{path: a.go}]}',
      ),
    ).map(({message}) => message);
    expect(found).toEqual([
      expect.stringContaining('commands.thv_stop has no evidence'),
      expect.stringContaining('commands.thv_stpo: there is no such one; did you mean thv_stop?'),
      expect.stringContaining('operations.getHealth has no evidence'),
    ]);
  });

  it('refuses evidence of a page that is gone', () => {
    const gone = parseEvidence('docs/b.evidence.yaml', 'sections: {}').evidence;
    expect(coverageProblems({...subjects, pages: []}, [gone])[0]).toMatchObject({
      file: 'docs/b.evidence.yaml',
      message: expect.stringContaining('there is no page docs/b.mdx'),
    });
  });
});
