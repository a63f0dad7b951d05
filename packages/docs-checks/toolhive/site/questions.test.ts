import {expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {parsePage} from '../../page/parsePage';
import {Ledger} from '../../report/Ledger';
import {checkQuestions} from './questions';

it('questions belong to a heading of a page that exists', () => {
  const root = withFiles({
    'specs/questions/a.yaml': `# Questions
/toolhive/a:
  '':
    - What is it?
  steps:
    - How?
  step:
    - Why?
/toolhive/b:
  '':
    - Where?
/toolhive/reference/api:
  getVersion:
    - Which?
`,
  });
  const ledger = new Ledger();
  checkQuestions([parsePage('docs/toolhive/a.mdx', '## Steps {#steps}')], root, ledger);
  expect(ledger.problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([
    'specs/questions/a.yaml:7: /toolhive/a has no heading #step; did you mean steps?',
    'specs/questions/a.yaml:9: no page has this route; did you mean /toolhive/a?',
  ]);
});

it('a file of questions that is no YAML, or of another form, is named with its line', () => {
  const root = withFiles({
    'specs/questions/a.yaml': '/toolhive/a:\n  steps: [\n',
    'specs/questions/b.yaml': '/toolhive/a:\n  - How?\n',
  });
  const ledger = new Ledger();
  checkQuestions([parsePage('docs/toolhive/a.mdx', '## Steps {#steps}')], root, ledger);
  expect(ledger.problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([
    expect.stringMatching(/^specs\/questions\/a\.yaml:[23]: Flow sequence/),
    'specs/questions/b.yaml:1: allowed: routes of pages, each with its headings below it',
  ]);
});
