import '../support/endOnErrors.mjs';
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';
import {inProject, projectRoot} from '../support/projectRoot.mjs';
import {findingProblems, notCheckedMessage, readAudit} from './findings';
import {scriptProblems, licenceProblems, lockedPackages, type Lockfile} from './licences';

// `npm run audit`: security advisories for the installed packages, from the registry, their licences and install scripts.
const LIST = 'config/dependencies.yaml';
/** Milliseconds to wait for the registry. */
const PATIENCE = 60_000;

const reasoned = {reason: z.string().min(1), date: z.iso.date()};
const Lists = z.strictObject({
  allowedLicences: z.array(z.string()),
  acceptedLicences: z.array(z.strictObject({package: z.string(), ...reasoned})),
  acceptedFindings: z.array(z.strictObject({url: z.url(), ...reasoned})),
});

const read = (file: string): string => readFileSync(inProject(file), 'utf8');
const {allowedLicences, acceptedLicences, acceptedFindings} = readYaml(
  Lists,
  inProject(LIST),
  LIST,
);

const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;
const {allowScripts} = z
  .object({allowScripts: z.record(z.string(), z.boolean())})
  .parse(JSON.parse(read('package.json')));
const packages = lockedPackages(lockfile);
const accepted = acceptedLicences.map((each) => each.package);
const problems = [
  ...licenceProblems(packages, allowedLicences, accepted).map((problem) => `${LIST}: ${problem}`),
  ...scriptProblems(lockfile, allowScripts).map((problem) => `package.json: ${problem}`),
];
mkdirSync(inProject('reports'), {recursive: true});
writeFileSync(inProject('reports/licences.json'), JSON.stringify(packages, null, 2));
const rows = packages.map(
  ({name, version, licence, isDev}) =>
    `| ${name} | ${version} | ${licence || 'none stated'} | ${isDev ? 'checks' : 'site'} |`,
);
writeFileSync(
  inProject('reports/licences.md'),
  `# Licences of installed packages\n\n| Package | Version | Licence | For |\n|---|---|---|---|\n${rows.join('\n')}\n`,
);
console.log(
  `${packages.length} packages, ${new Set(packages.map(({licence}) => licence)).size} licences: reports/licences.md`,
);

const {stdout} = spawnSync('npm', ['audit', '--json'], {
  cwd: projectRoot,
  encoding: 'utf8',
  timeout: PATIENCE,
  shell: process.platform === 'win32',
  maxBuffer: 2 ** 26,
});
const result = readAudit(stdout);
const isChecked = 'findings' in result;
const notChecked = isChecked ? undefined : notCheckedMessage(result.unavailable);
writeFileSync(inProject('reports/audit.json'), JSON.stringify({notChecked}));
if (isChecked) {
  const {findings} = result;
  const addresses = acceptedFindings.map(({url}) => url);
  console.log(`Security advisories: ${findings.length} found, ${addresses.length} accepted`);
  problems.push(...findingProblems(findings, addresses).map((problem) => `${LIST}: ${problem}`));
} else {
  console.log(notChecked);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
