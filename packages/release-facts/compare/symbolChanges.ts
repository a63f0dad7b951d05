import {posix} from 'node:path';
import {structuredPatch} from 'diff';
import {
  fromLockKey,
  placesOf,
  type Checkout,
  type EvidenceFile,
  type FoundSymbol,
  type Proof,
} from '@toolhive-docs/evidence';
import {groupBy} from '@toolhive-docs/options/groupBy';
import type {Files} from '../source/Files';

/** A section, command or operation that rests on a symbol. */
export interface Dependent {
  /** The evidence file. */
  file: string;
  group: string;
  key: string;
}

export interface SymbolChange {
  /** `path#symbol`, as the evidence names it. */
  symbol: string;
  /** `moved`: it is as it was, in another file. `unreadable`: it is not in the older release either. */
  kind: 'changed' | 'gone' | 'moved' | 'unreadable';
  /** Where it is now, when it moved, changed or not. */
  movedTo?: string;
  /** What is wrong, when it is gone or unreadable. */
  reason?: string;
  /** Unified difference of the two texts; empty when they are the same. */
  difference: string;
  dependents: Dependent[];
}

/** Lines around each change of a difference. */
const CONTEXT = 2;

/** Compares every symbol that evidence names, and says which sections have to be read again. */
export async function symbolChanges(
  files: readonly EvidenceFile[],
  from: Checkout,
  to: Files,
): Promise<SymbolChange[]> {
  const changes: SymbolChange[] = [];
  for (const [symbol, places] of groupBy(placesOf(files), ({name}) => name)) {
    const dependents = places.map(({file, group, key}) => ({file, group, key}));
    const proof = fromLockKey(symbol);
    const [before, after] = [await lookUp(from, proof), await lookUp(to, proof)];
    if ('reason' in before)
      changes.push({symbol, kind: 'unreadable', ...before, difference: '', dependents});
    else if ('reason' in after)
      changes.push({symbol, dependents, ...(await gone(proof, before, to, after.reason))});
    else if (before.digest !== after.digest)
      changes.push({
        symbol,
        kind: 'changed',
        difference: differenceOf(before.text, after.text),
        dependents,
      });
  }
  return changes.sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
}

async function lookUp(checkout: Checkout, proof: Proof): Promise<FoundSymbol | {reason: string}> {
  try {
    return await checkout.find(proof);
  } catch (error) {
    return {reason: error instanceof Error ? error.message : String(error)};
  }
}

/** Looks for a symbol that is gone: in the other files of its package, then everywhere. */
async function gone(
  {path, symbol}: Proof,
  before: FoundSymbol,
  to: Files,
  reason: string,
): Promise<Pick<SymbolChange, 'kind' | 'movedTo' | 'difference' | 'reason'>> {
  const isGo = path.endsWith('.go') && symbol !== undefined;
  const goFiles = to.list((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
  const near = goFiles.filter((file) => posix.dirname(file) === posix.dirname(path));
  const places = isGo
    ? ((await declaring(to, near, symbol)) ?? (await declaring(to, goFiles, symbol)))
    : undefined;
  if (places === undefined)
    return {kind: 'gone', reason, difference: differenceOf(before.text, '')};
  const after = await to.find({path: places, symbol});
  return {
    kind: after.digest === before.digest ? 'moved' : 'changed',
    movedTo: `${places}#${symbol ?? ''}`,
    difference: after.digest === before.digest ? '' : differenceOf(before.text, after.text),
  };
}

/** The only file that declares a symbol; undefined when there is none or a choice. */
async function declaring(
  checkout: Checkout,
  files: readonly string[],
  symbol: string | undefined,
): Promise<string | undefined> {
  const found: string[] = [];
  for (const file of files) {
    const symbols = await checkout.symbolsOf(file).catch(() => []);
    if (symbols.some(({name}) => name === symbol)) found.push(file);
  }
  return found.length === 1 ? found[0] : undefined;
}

function differenceOf(before: string, after: string): string {
  const {hunks} = structuredPatch('', '', before, after, '', '', {context: CONTEXT});
  return hunks
    .map(({oldStart, newStart, lines}) =>
      [
        `@@ line ${oldStart} → ${newStart} @@`,
        ...lines.filter((line) => !line.startsWith('\\')),
      ].join('\n'),
    )
    .join('\n');
}
