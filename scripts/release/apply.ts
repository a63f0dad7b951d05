import '../support/endOnErrors.mjs';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {loadEvidence} from '@toolhive-docs/evidence';
import {
  applyRelease,
  diffReleases,
  documentedConstants,
  releaseName,
} from '@toolhive-docs/release-facts';
import {inProject, projectRoot} from '../support/projectRoot.mjs';
import {readCommand} from '../support/readCommand';
import {requireCut} from '../versions/cutFolder';

// `npm run release:apply`: updates the facts of specs/ to a newer release, and lists what a writer has to do.
const RELEASE = /^v\d+\.\d+\.\d+$/;

const USAGE = `npm run release:apply -- --from DIR --to DIR [--release NAME]
  --from DIR      a checkout of the documented release
  --to DIR        a checkout of the newer release
  --release NAME  name of the newer release; without it, the end of the folder's name, such as v0.0.48`;

const {
  from,
  to,
  release: name,
} = readCommand(USAGE, {
  options: {from: {type: 'string'}, to: {type: 'string'}, release: {type: 'string'}},
}).values;
if (from === undefined || to === undefined)
  throw new Error(`--from and --to are needed.\n${USAGE}`);
const release = name ?? releaseName(to);
if (!RELEASE.test(release))
  throw new Error(`"${release}" is no name of a release; give --release v0.0.48.\n${USAGE}`);
const {version} = loadCliSpec(inProject('specs/thv-cli.yaml')).tool;
// Who runs it once more has specs/ of the newer release already.
if (version !== release) requireCut(projectRoot, version);
const documented = documentedConstants(projectRoot).map(({symbol}) => symbol);
const diff = await diffReleases(from, to, loadEvidence(projectRoot).files, documented);
const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
// Facts that are not compared would be left as they are, below the name of the newer release.
if (diff.notes.length > 0)
  throw new Error(
    `Nothing was written, because not all can be compared. Give whole checkouts.\n${list(diff.notes)}`,
  );
const {files, done, left} = await applyRelease(projectRoot, diff, to, release);
console.log(`Updated ${files.length} file(s):\n${list(done)}\n`);
console.log(`Left for a writer:\n${list(left)}`);
