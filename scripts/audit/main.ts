import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import * as z from 'zod';
import {findingProblems, readAudit} from './findings';
import {licenceProblems, lockedPackages, type Lockfile} from './licences';

// `npm run audit`: known weaknesses of the installed packages, as the registry tells them, and their licences.
const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = 'config/dependencies.yaml';
/** Milliseconds to wait for the registry. */
const PATIENCE = 60_000;

const reasoned = {reason: z.string().min(1), date: z.iso.date()};
const Lists = z.strictObject({
  allowedLicences: z.array(z.string()),
  acceptedLicences: z.array(z.strictObject({package: z.string(), ...reasoned})),
  acceptedFindings: z.array(z.strictObject({url: z.url(), ...reasoned})),
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const result = Lists.safeParse(parse(read(LIST)));
if (!result.success) throw new Error(`${LIST}: ${z.prettifyError(result.error)}`);
const {allowedLicences, acceptedLicences, acceptedFindings} = result.data;

const packages = lockedPackages(JSON.parse(read('package-lock.json')) as Lockfile);
const problems = licenceProblems(
  packages,
  allowedLicences,
  acceptedLicences.map((each) => each.package),
);
mkdirSync(join(root, 'reports'), {recursive: true});
writeFileSync(join(root, 'reports/licences.json'), JSON.stringify(packages, null, 2));
const rows = packages.map(
  ({name, version, licence, isDev}) =>
    `| ${name} | ${version} | ${licence || 'none stated'} | ${isDev ? 'checks' : 'site'} |`,
);
writeFileSync(
  join(root, 'reports/licences.md'),
  `# Licences of installed packages\n\n| Package | Version | Licence | For |\n|---|---|---|---|\n${rows.join('\n')}\n`,
);
console.log(
  `${packages.length} packages, ${new Set(packages.map(({licence}) => licence)).size} licences: reports/licences.md`,
);

const {stdout} = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: PATIENCE,
  shell: process.platform === 'win32',
  maxBuffer: 2 ** 26,
});
const answer = readAudit(stdout);
if ('unavailable' in answer) {
  console.log(
    `The registry did not tell about known weaknesses: ${answer.unavailable}\nNothing is known to be wrong, and nothing to be right. Run it again where the registry answers.`,
  );
} else {
  console.log(`${answer.findings.length} known weaknesses, ${acceptedFindings.length} accepted`);
  problems.push(
    ...findingProblems(
      answer.findings,
      acceptedFindings.map(({url}) => url),
    ),
  );
}

for (const problem of problems) console.error(`${LIST}: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
