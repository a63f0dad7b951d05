import {join} from 'node:path';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {fromLockKey, readData, writeToRead, type Proof} from '@toolhive-docs/evidence';
import type {Change} from '../types';
import {nowOf, plain, Workspace} from './Workspace';
import {sectionsOf} from '../report/sections';
import type {ReleaseDiff} from '../diffReleases';
import {Files} from '../source/Files';
import {REGISTRY} from '../registry/registryFacts';
import {mapOf} from '../source/maps';
import {applyCharts} from './applyCharts';
import {applyCommands} from './applyCommands';
import {applyRegistry} from './applyRegistry';
import {applyResources} from './applyResources';
import {History} from './History';

const CONSTANTS = 'specs/documented-constants.yaml';

export interface ApplyResult {
  /** Files that were written. */
  files: string[];
  done: string[];
  left: string[];
}

/**
 * Updates the facts of specs/ that need no words, and lists what a writer has to do.
 * @param root absolute path of the project.
 * @param diff what differs between the documented and the newer release.
 * @param to path of the checkout of the newer release.
 * @param release its name, such as `v0.0.48`.
 */
export async function applyRelease(
  root: string,
  diff: ReleaseDiff,
  to: string,
  release: string,
): Promise<ApplyResult> {
  const workspace = new Workspace(root);
  applyCommands(diff.changes, workspace, new History(workspace, release));
  applyCharts(diff.changes, workspace);
  applyResources(diff.changes, workspace);
  const source = new Files(to);
  if (source.has(REGISTRY))
    applyRegistry(diff.changes, mapOf(readData(source.text(REGISTRY))), workspace);
  applyConstants(diff.changes, workspace);
  applyName(release, workspace);
  applyMoves(diff.symbols, workspace);
  const files = await workspace.save();
  const sections = sectionsOf(diff.symbols.filter(({kind}) => kind !== 'moved'));
  writeToRead(root, {
    release,
    sections: Object.fromEntries(
      sections.map(({address, symbols}) => [
        address,
        symbols.map(({symbol, movedTo}) => movedTo ?? symbol).join(', '),
      ]),
    ),
  });
  workspace.left.push(
    `specs/release-dates.yaml: add the day on which ${release} was tagged.`,
    ...remainingMentions(root),
    ...leftForWriters(diff),
    `${sections.length} section(s) rest on source that changed: read those in specs/to-read.yaml, and delete the line of each.`,
    'Lock the evidence anew: npm run evidence -- --source DIR with the checkout of the newer release.',
  );
  return {files, done: workspace.done, left: workspace.left};
}

/** What specs/ still says of things that are gone. */
function remainingMentions(root: string): string[] {
  try {
    loadCliSpec(join(root, 'specs/thv-cli.yaml'));
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, ...problems] = message.split('\n');
    // A file that cannot be read is told of in one line.
    return problems.length === 0
      ? [message]
      : problems.map((problem) => problem.replace(/^.*(?=specs\/)/, ''));
  }
}

function applyConstants(changes: readonly Change[], workspace: Workspace): void {
  const file = workspace.open(CONSTANTS);
  const listed = file?.get(['constants']);
  for (const change of changes.filter(({area}) => area === 'constant')) {
    const {kind, id} = change;
    const index = Array.isArray(listed)
      ? listed.findIndex(({symbol}: {symbol: string}) => symbol.replace(/\/[^/]*#/, ' ') === id)
      : -1;
    const after = nowOf(change, 'value');
    if (index < 0 || kind !== 'changed') {
      workspace.left.push(`The constant ${id} was ${kind}; what rests on it must be read again.`);
      continue;
    }
    workspace.note(
      file?.set(['constants', index, 'value'], after),
      `${CONSTANTS}: ${id} is ${plain(after)}.`,
    );
    workspace.left.push(
      `The constant ${id} is ${plain(after)} now: correct ${String(file?.get(['constants', index, 'fact']))}.`,
    );
  }
}

function applyName(release: string, workspace: Workspace): void {
  for (const [file, path] of [
    ['specs/thv-cli.yaml', ['tool', 'version']],
    ['specs/toolhive-api.yaml', ['x-release']],
  ] as const) {
    const data = workspace.open(file);
    if (!data || data.get(path) === release) continue;
    workspace.note(data.set(path, release), `${file}: the documented release is ${release}.`);
  }
}

/** Evidence of a symbol that moved names its file of now. */
function applyMoves(symbols: ReleaseDiff['symbols'], workspace: Workspace): void {
  for (const {symbol, movedTo, dependents} of symbols) {
    if (movedTo === undefined) continue;
    const before = fromLockKey(symbol);
    for (const {file, group, key} of dependents) {
      const proofs = (workspace.open(file)?.get([group, key]) ?? []) as Proof[];
      const index = proofs.findIndex(
        (proof) => proof.path === before.path && proof.symbol === before.symbol,
      );
      // Who runs it once more has it already.
      if (index < 0) continue;
      workspace.note(
        workspace.open(file)?.set([group, key, index, 'path'], fromLockKey(movedTo).path),
        `${file}: ${group}.${key} names ${movedTo}.`,
      );
    }
  }
}

/** What no program can write. */
function leftForWriters({changes, symbols}: ReleaseDiff): string[] {
  const api = changes.filter(({area}) =>
    ['operation', 'parameter', 'request body', 'response', 'schema field'].includes(area),
  );
  const images = changes.filter(({area}) => area === 'image');
  return [
    ...api.map(({area, kind, id}) => `API: the ${area} ${id} was ${kind}.`),
    ...images.map((image) => {
      const tag = nowOf(image, 'tag');
      return `The image at ${image.id} was ${image.kind}${tag === undefined ? '' : `: ${plain(tag)}`}.`;
    }),
    ...symbols
      .filter(({kind}) => kind === 'gone')
      .map(
        ({symbol, dependents}) =>
          `${symbol} is gone: name another proof in ${[...new Set(dependents.map(({file}) => file))].join(', ')}.`,
      ),
  ];
}
