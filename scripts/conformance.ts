import './support/endOnErrors.mjs';
import {writeFileSync} from 'node:fs';
import {judge, unknownIds, summary, table} from './conformance/judge';
import {loadStatements} from './conformance/loadStatements';
import {readResults} from './conformance/readResults';
import {inProject} from './support/projectRoot.mjs';

// `npm run conformance`: judges every statement by the reports that `npm test` has left.
const reports = inProject('reports');
const results = readResults(reports);
if (results.length === 0) {
  console.error(
    'No test reports found. Run `npm test`, which runs all of them and ends with this table.',
  );
  process.exit(1);
}
const statements = loadStatements(inProject('tests/conformance/statements.yaml'));
const verdicts = judge(statements, results);
const strays = unknownIds(statements, results);

writeFileSync(`${reports}/conformance.md`, table(verdicts));
const count = (wanted: string) => verdicts.filter(({outcome}) => outcome === wanted).length;
const failed = count('failed') + strays.length;
writeFileSync(
  `${reports}/conformance.json`,
  JSON.stringify({passed: count('proven'), failed, verdicts}),
);

for (const problem of [...verdicts.flatMap(({problems}) => problems), ...strays])
  console.error(problem);
console.log(`\n${summary(verdicts)}. The table is in reports/conformance.md.`);
process.exitCode = failed === 0 ? 0 : 1;
