import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {fingerprint} from './buildInputs.mjs';
import {inProject, projectRoot} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

const build = inProject('build');
const next = inProject('.cache', 'next-build');
const previous = inProject('.cache', 'previous-build');
/** Our server sends no hidden files. */
const STAMP = '.fingerprint';

/** @type {import('./runStep.mjs').Step[]} */
const STEPS = [
  {
    title: 'Building the site for production',
    args: [tools.docusaurus, 'build', '--out-dir', next],
    env: {NODE_ENV: 'production'},
  },
  {title: 'Listing the packages', args: ['scripts/listPackages.mjs', next]},
  {title: 'Compressing the build', args: [tools.tsx, 'scripts/precompress.ts', next]},
];

/**
 * Builds the site for production into `build/`. It is built elsewhere and moved in place when it is
 * complete: an interrupted build leaves the former one, and a running server never sees half of one.
 *
 * @param {{onlyIfChanged: boolean}} options
 * @returns {Promise<{ok: boolean, tail?: readonly string[]}>} `ok`: `build/` is now what the sources say; `tail`: how the output ended
 */
export async function buildSite({onlyIfChanged}) {
  const wanted = fingerprint(projectRoot, process.env);
  if (onlyIfChanged && wanted === builtFingerprint()) {
    console.log('✔ The build is up to date');
    return {ok: true};
  }
  rmSync(next, {recursive: true, force: true});
  for (const step of STEPS) {
    const result = await runStep(step);
    if (!result.ok) {
      // The framework names pages by their addresses, above two stack traces.
      if (result.lines.some((line) => /found broken (links|anchors)/.test(line)))
        console.log(
          'Run `npm run check:docs`: it names file and line of each broken link in docs/.',
        );
      return result;
    }
  }
  writeFileSync(`${next}/${STAMP}`, wanted);
  replaceBuild();
  return {ok: true};
}

function builtFingerprint() {
  const file = `${build}/${STAMP}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function replaceBuild() {
  rmSync(previous, {recursive: true, force: true});
  mkdirSync(inProject('.cache'), {recursive: true});
  if (existsSync(build)) {
    renameSync(build, previous);
  }
  renameSync(next, build);
  rmSync(previous, {recursive: true, force: true});
}
