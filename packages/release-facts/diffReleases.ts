import {basename, resolve} from 'node:path';
import {compareReleases} from '@toolhive-docs/cli-spec';
import {fromLockKey, placesOf, type EvidenceFile} from '@toolhive-docs/evidence';
import {comparable, compareFacts} from './compare/compareFacts';
import {symbolChanges, type SymbolChange} from './compare/symbolChanges';
import type {Change} from './types';
import {readRelease} from './readRelease';
import {Files} from './source/Files';

/** A release at the end of a name. */
const RELEASE = /v\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Everything that differs between two releases. */
export interface ReleaseDiff {
  from: string;
  to: string;
  /** What could not be compared. */
  notes: string[];
  changes: Change[];
  /** Constants that no evidence names; counted for people, listed for programs. */
  undocumentedConstants: Change[];
  symbols: SymbolChange[];
}

/**
 * Compares two checkouts, and what the pages rest on in them. An area that only one of them has is noted, not compared.
 * @param documented further names of constants that are written down in specs/, as `path#name`.
 * @throws Error when a folder is missing, or the names of the folders say that the second is the older release.
 */
export async function diffReleases(
  from: string,
  to: string,
  evidence: readonly EvidenceFile[],
  documented: readonly string[] = [],
): Promise<ReleaseDiff> {
  const [older, newer] = [releaseName(from), releaseName(to)];
  checkOrder(older, newer);
  const [old, now] = [new Files(from), new Files(to)];
  const [before, after] = [await readRelease(old), await readRelease(now)];
  const known = comparable(before.facts, after.facts, newer);
  const found = comparable(after.facts, before.facts, older);
  const changes = compareFacts(known.facts, found.facts);
  const isDocumented = documentedConstants(evidence, documented);
  const isOther = (change: Change) => change.area === 'constant' && !isDocumented(change);
  return {
    from: older,
    to: newer,
    notes: [
      ...before.notes.map((note) => `${older}: ${note}`),
      ...after.notes.map((note) => `${newer}: ${note}`),
      ...known.notes,
      ...found.notes,
    ],
    changes: changes.filter((change) => !isOther(change)),
    undocumentedConstants: changes.filter(isOther),
    symbols: await symbolChanges(evidence, old, now),
  };
}

/** Candidates of one release are in any order, and so are folders whose names are no releases. */
function checkOrder(from: string, to: string): void {
  const areReleases = [from, to].every((name) => RELEASE.test(name));
  const number = (release: string) => release.replace(/-.*/, '');
  if (areReleases && compareReleases(number(from), number(to)) > 0)
    throw new Error(
      `--from is ${from} and --to is ${to}, which is older. Fix: give the folder of the older release as --from.`,
    );
}

/** The release that a folder holds by its name, such as `toolhive-v0.0.47`; else the name itself. */
export function releaseName(folder: string): string {
  const name = basename(resolve(folder));
  return RELEASE.exec(name)?.[0] ?? name;
}

function documentedConstants(
  files: readonly EvidenceFile[],
  documented: readonly string[],
): (change: Change) => boolean {
  const keys = placesOf(files).map(({name}) => name);
  const known = new Set(
    [...keys, ...documented].flatMap((key) => {
      const {path, symbol} = fromLockKey(key);
      return symbol === undefined ? [] : [`${path.replace(/\/[^/]*$/, '')} ${symbol}`];
    }),
  );
  return ({id}) => known.has(id.replace(/ \(\d+\)$/, ''));
}
