import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {judge} from './conformance/judge';
import {loadStatements} from './conformance/loadStatements';
import {readResults} from './conformance/readResults';
import {summary, table} from './conformance/table';
import {inProject, projectRoot} from './support/projectRoot.mjs';

// `npm run conformance`: judges every statement by the reports that `npm test` has left.
const reports = inProject('reports');
const results = readResults(reports, projectRoot);
if (results.size === 0) {
  console.error(
    'There are no reports of tests to judge by. Run `npm test`, which runs all of them and ends with this table.',
  );
  process.exit(1);
}

const read = (file: string): string | undefined =>
  existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : undefined;
const verdicts = judge(
  loadStatements(inProject('tests/conformance/statements.yaml')),
  read,
  results,
);

mkdirSync(reports, {recursive: true});
writeFileSync(`${reports}/conformance.md`, table(verdicts));
const count = (wanted: string) => verdicts.filter(({outcome}) => outcome === wanted).length;
writeFileSync(
  `${reports}/conformance.json`,
  JSON.stringify({passed: count('proven'), failed: count('failed'), verdicts}),
);

for (const {statement, outcome} of verdicts) {
  const [proof] = statement.tests;
  const more = statement.tests.length > 1 ? ` and ${statement.tests.length - 1} more` : '';
  console.log(
    `${statement.id.padEnd(7)} ${outcome.padEnd(8)} ${statement.text}\n${' '.repeat(17)}${proof ? `${proof.file}: ${proof.title}${more}` : 'no test'}`,
  );
}
for (const {problems} of verdicts) for (const problem of problems) console.error(problem);
console.log(`\n${summary(verdicts)}. The table is in reports/conformance.md.`);
process.exitCode = count('failed') === 0 ? 0 : 1;
