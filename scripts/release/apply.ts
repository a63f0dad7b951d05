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
import {requireCut} from '../versions/cutFolder';
import {APPLY_USAGE, readApplyArguments} from './readArguments';

// `npm run release:apply`: updates the facts of specs/ to a newer release, and lists what a writer has to do.
const RELEASE = /^v\d+\.\d+\.\d+/;

const {from, to, release = releaseName(to)} = readApplyArguments();
if (!RELEASE.test(release))
  throw new Error(`"${release}" is no name of a release; give --release v0.0.48.\n${APPLY_USAGE}`);
const {version} = loadCliSpec(inProject('specs/thv-cli.yaml')).tool;
// Who runs it once more has specs/ of the newer release already.
if (version !== release) requireCut(projectRoot, version);
const documented = documentedConstants(projectRoot).map(({symbol}) => symbol);
const diff = await diffReleases(from, to, loadEvidence(projectRoot).files, documented);
const {files, done, left} = await applyRelease(projectRoot, diff, to, release);
const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
if (diff.notes.length > 0) console.log(`Not compared:\n${list(diff.notes)}\n`);
console.log(`Updated ${files.length} file(s):\n${list(done)}\n`);
console.log(`Left for a writer:\n${list(left)}`);
