import {isDeepStrictEqual} from 'node:util';
import {
  AREAS,
  TEXT_FIELDS,
  type Area,
  type Fact,
  type Change,
  type FieldChange,
  type ReleaseFacts,
} from '../types';

/**
 * Leaves out the areas of which the other side says nothing at all: it was not read there, rather than gone.
 * @param name what the note calls the other side.
 */
export function comparable(
  facts: readonly Fact[],
  other: readonly Fact[],
  name: string,
): ReleaseFacts {
  const said = new Set(other.map(({area}) => area));
  const silent = new Set(facts.map(({area}) => area).filter((area) => !said.has(area)));
  const names = [...silent].map((area) => AREAS[area]);
  return {
    facts: facts.filter(({area}) => said.has(area)),
    notes: names.length === 0 ? [] : [`Not in ${name} and not compared: ${names.join(', ')}.`],
  };
}

/**
 * Compares two releases.
 * @returns changes in the order of the areas, then by name.
 */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const old = new Map(before.map((fact) => [keyOf(fact), fact]));
  const now = new Map(after.map((fact) => [keyOf(fact), fact]));
  const changes = [
    ...[...old].filter(([key]) => !now.has(key)).map(([, fact]) => whole('removed', fact)),
    ...[...now].flatMap(([key, fact]) => {
      const was = old.get(key);
      return was === undefined ? [whole('added', fact)] : changed(was, fact);
    }),
  ];
  return withoutNoise(changes, before, after).sort(byPlace);
}

function keyOf({area, id}: Fact): string {
  return `${area} ${id}`;
}

function whole(kind: 'added' | 'removed', {area, id, fields, path}: Fact): Change {
  const side = kind === 'added' ? 'after' : 'before';
  return {
    area,
    kind,
    id,
    path,
    textOnly: false,
    fields: Object.entries(fields).map(([field, value]) => ({field, [side]: value})),
  };
}

function changed(was: Fact, {area, id, fields: now, path}: Fact): Change[] {
  const names = new Set([...Object.keys(was.fields), ...Object.keys(now)]);
  const fields = [...names].flatMap((field): FieldChange[] => {
    const [before, after] = [was.fields[field], now[field]];
    return isDeepStrictEqual(before, after) ? [] : [{field, before, after}];
  });
  const textOnly = fields.every(({field}) => TEXT_FIELDS.has(field));
  return fields.length === 0 ? [] : [{area, kind: 'changed', id, fields, textOnly, path}];
}

/**
 * Leaves out what only follows from another change: an empty map that is filled now, or was before, and a constant that
 * moved to another package as it is.
 */
function withoutNoise(
  changes: readonly Change[],
  before: readonly Fact[],
  after: readonly Fact[],
): Change[] {
  const valueIds = [...before, ...after]
    .filter(({area}) => area === 'chart value')
    .map(({id}) => id);
  const isFilledMap = ({area, id}: Change) =>
    area === 'chart value' && valueIds.some((other) => other.startsWith(`${id}.`));
  const constantKey = ({id, fields}: Change) => {
    const [field] = fields;
    return `${id.split(' ')[1] ?? ''} ${JSON.stringify(field?.before ?? field?.after)}`;
  };
  const moved = (kind: Change['kind']) =>
    new Set(
      changes
        .filter((change) => change.area === 'constant' && change.kind === kind)
        .map(constantKey),
    );
  const [added, removed] = [moved('added'), moved('removed')];
  return changes.filter(
    (change) =>
      !isFilledMap(change) &&
      !(
        change.area === 'constant' &&
        change.kind !== 'changed' &&
        added.has(constantKey(change)) &&
        removed.has(constantKey(change))
      ),
  );
}

const ORDER = Object.keys(AREAS) as Area[];

function byPlace(a: Change, b: Change): number {
  return ORDER.indexOf(a.area) - ORDER.indexOf(b.area) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
