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
import {readCommand} from '../support/readCommand';

// `npm run release:diff`: what differs between two releases of the tool, or between specs/ and one of them.
const INDENT = 2;

const USAGE = `npm run release:diff -- --from DIR --to DIR [--json]
npm run release:diff -- --specs --to DIR [--json]
  --from DIR  a checkout of the older release of the tool
  --to DIR    a checkout of the newer release
  --specs     compare what specs/ says with --to; exits 1 when they differ
  --json      print for programs`;

/** @returns the report, and whether specs/ is right. */
async function main(): Promise<{report: string; ok: boolean}> {
  const {
    values: {from, to, json: isJson, specs},
  } = readCommand(USAGE, {
    options: {
      from: {type: 'string'},
      to: {type: 'string'},
      json: {type: 'boolean', default: false},
      specs: {type: 'boolean', default: false},
    },
  });
  if (to === undefined) throw new Error(`--to is missing.\n${USAGE}`);
  const json = (value: object) => JSON.stringify(value, null, INDENT);
  if (specs) {
    if (from !== undefined) throw new Error(`--specs stands for --from.\n${USAGE}`);
    const diff = await compareSpecs(projectRoot, to);
    const ok = diff.changes.length === 0 && diff.unused.length === 0;
    return {report: isJson ? json(diff) : formatSpecs(diff), ok};
  }
  if (from === undefined) throw new Error(`--from is missing.\n${USAGE}`);
  const documented = documentedConstants(projectRoot).map(({symbol}) => symbol);
  const {files, problems} = loadEvidence(projectRoot);
  const diff = await diffReleases(from, to, files, documented);
  diff.notes.push(
    ...problems.map(({file, line, message}) => `${file}:${line}: ${message} It is left out.`),
  );
  return {report: isJson ? json(jsonDiff(diff)) : formatDiff(diff), ok: true};
}

const {report, ok} = await main();
console.log(report);
process.exitCode = ok ? 0 : 1;
