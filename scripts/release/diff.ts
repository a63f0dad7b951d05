import '../support/endOnErrors.mjs';
import {loadEvidence} from '@toolhive-docs/evidence';
import {
  diffReleases,
  compareSpecs,
  documentedConstants,
  formatDiff,
  formatSpecs,
  jsonDiff,
} from '@toolhive-docs/release-facts';
import {projectRoot} from '../support/projectRoot.mjs';
import {readDiffArguments} from './readArguments';

// `npm run release:diff`: what differs between two releases of the tool, or between specs/ and one of them.
const INDENT = 2;

/** @returns the report, and whether specs/ is right. */
async function main(): Promise<{report: string; ok: boolean}> {
  const options = readDiffArguments();
  const json = (value: object) => JSON.stringify(value, null, INDENT);
  if (options.specs) {
    const diff = await compareSpecs(projectRoot, options.to);
    const ok = diff.changes.length === 0 && diff.unused.length === 0;
    return {report: options.json ? json(diff) : formatSpecs(diff), ok};
  }
  const documented = documentedConstants(projectRoot).map(({symbol}) => symbol);
  const {files, problems} = loadEvidence(projectRoot);
  const diff = await diffReleases(options.from, options.to, files, documented);
  diff.notes.push(
    ...problems.map(({file, line, message}) => `${file}:${line}: ${message} It is left out.`),
  );
  return {report: options.json ? json(jsonDiff(diff)) : formatDiff(diff), ok: true};
}

const {report, ok} = await main();
console.log(report);
process.exitCode = ok ? 0 : 1;
