import type {SymbolChange} from '../compare/symbolChanges';
import type {SpecsDiff} from '../specs/compareSpecs';
import {EXCEPTIONS_FILE} from '../specs/exceptions';
import {type Area, AREAS, type Change, type FieldChange, type Json} from '../types';
import {addressOf, sectionsOf} from './sections';
import type {ReleaseDiff} from '../diffReleases';

const SIGNS = {added: '+', removed: '-', changed: '~'} as const;
/** Longest value that is shown whole. */
const WIDTH = 120;
/** Lines of a difference that are shown; the rest is for programs. */
const MOST_LINES = 60;
/** Areas of which only the number is told: they change with every release and no page names them. */
const COUNTED: ReadonlySet<Area> = new Set(['registry counter']);
/** What is told of something that was added or removed: enough to know what it is. */
const SHOWN = ['usage', 'summary', 'type', 'default', 'enum', 'required', 'value', 'tag', 'image'];

/** The differences for people: facts by area, then the sections that have to be read again. */
export function formatDiff(diff: ReleaseDiff): string {
  const others = diff.undocumentedConstants.length;
  return [
    `${diff.from} → ${diff.to}`,
    ...(diff.notes.length > 0 ? [`Not compared:\n${lines(diff.notes)}`] : []),
    ...formatChanges(diff.changes),
    ...(others > 0 ? [`${others} constant(s) that no page rests on changed; see --json.`] : []),
    diff.changes.length + others === 0 ? 'No fact changed.' : '',
    formatSymbols(diff.symbols),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** One text for each area that has changes. */
function formatChanges(changes: readonly Change[]): string[] {
  return (Object.keys(AREAS) as Area[]).flatMap((area) => {
    const own = changes.filter((change) => change.area === area);
    return own.length === 0 ? [] : [formatArea(area, own)];
  });
}

function formatArea(area: Area, changes: readonly Change[]): string {
  const counts = Object.keys(SIGNS)
    .map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  const head = `${AREAS[area]}: ${counts.join(', ')}`;
  return COUNTED.has(area) ? head : [head, ...changes.map(formatChange)].join('\n');
}

function formatChange({kind, id, fields}: Change): string {
  const head = `  ${SIGNS[kind]} ${id}`;
  if (kind === 'changed') return [head, ...fields.map(formatField)].join('\n');
  const told = fields
    .filter(({field}) => SHOWN.includes(field))
    .map(({field, before, after}) => `${field} ${show(after ?? before)}`);
  return told.length > 0 ? `${head} (${told.join(', ')})` : head;
}

function formatField({field, before, after}: FieldChange): string {
  if (Array.isArray(before) && Array.isArray(after))
    return `      ${field}: ${items(before, after)}`;
  return `      ${field}: ${show(before)} → ${show(after)}`;
}

/** What came to a list and what left it. */
function items(before: readonly Json[], after: readonly Json[]): string {
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  const added = (now ?? []).filter((item) => !old?.includes(item)).map((item) => `+${item}`);
  const removed = (old ?? []).filter((item) => !now?.includes(item)).map((item) => `-${item}`);
  return [...added, ...removed].join(' ') || 'another order';
}

function show(value: Json | undefined): string {
  if (value === undefined) return 'none';
  const text = JSON.stringify(value);
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}

function formatSymbols(symbols: readonly SymbolChange[]): string {
  if (symbols.length === 0) return 'No section rests on a symbol that changed.';
  const moved = symbols.filter(({kind}) => kind === 'moved');
  const others = symbols.filter(({kind}) => kind !== 'moved');
  const sections = sectionsOf(others);
  return [
    `Read again: ${sections.length} section(s), because of ${others.length} symbol(s)`,
    ...sections.map(
      ({address, symbols: own}) => `  ${address}  ${own.map(({symbol}) => symbol).join(', ')}`,
    ),
    ...others.map(formatSymbol),
    ...(moved.length > 0
      ? [
          `Moved as they are; correct the path in the evidence:\n${lines(
            moved.map(({symbol, movedTo}) => `${symbol} → ${movedTo ?? ''}`),
          )}`,
        ]
      : []),
  ].join('\n');
}

function formatSymbol({
  symbol,
  kind,
  movedTo,
  reason,
  difference,
  dependents,
}: SymbolChange): string {
  const where = [...new Set(dependents.map(addressOf))];
  return [
    '',
    `${symbol}: ${kind}${movedTo === undefined ? '' : `, now ${movedTo}`}${reason === undefined ? '' : ` (${reason})`}`,
    ...where.map((address) => `  read ${address}`),
    ...shortened(difference).map((line) => `    ${line}`),
  ].join('\n');
}

function shortened(difference: string): string[] {
  const all = difference.split('\n');
  if (all.length <= MOST_LINES) return all;
  return [...all.slice(0, MOST_LINES), `… ${all.length - MOST_LINES} more lines; see --json.`];
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `  ${text}`).join('\n');
}

/** What specs/ and a checkout say differently, for people. */
export function formatSpecs({changes, excepted, unused, notes}: SpecsDiff): string {
  return [
    'specs/ → checkout (+ only there, - only in specs/)',
    ...(notes.length > 0 ? [`Not compared:\n${lines(notes)}`] : []),
    ...formatChanges(changes),
    ...unused.map(
      ({area, id}) => `${EXCEPTIONS_FILE}: nothing differs in ${area} ${id}; remove the exception.`,
    ),
    `${changes.length === 0 ? 'No difference' : `${changes.length} difference(s)`}; ${excepted} more are explained in ${EXCEPTIONS_FILE}.`,
  ].join('\n\n');
}
