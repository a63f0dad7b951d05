import type {Fact, Json} from '../types';

/** A schema of the API that has another name now. Names of schemas are not sent, so nothing else changes by it. */
export interface Rename {
  from: string;
  to: string;
  path: string;
}

/** Share of fields that two schemas must have in common. */
const ALIKE = 0.8;
/** Fewer fields say too little. */
const FEWEST_FIELDS = 3;

/** Finds schemas that are gone while a new one has nearly the same fields. */
export function renamedSchemas(before: readonly Fact[], after: readonly Fact[]): Rename[] {
  const [old, now] = [schemasOf(before), schemasOf(after)];
  const gone = [...old].filter(([name]) => !now.has(name));
  const taken = new Set<string>();
  return gone.flatMap(([from, {fields, path}]): Rename[] => {
    const candidates = [...now]
      .filter(([name]) => !old.has(name) && !taken.has(name))
      .map(([to, other]) => ({to, alike: likeness(fields, other.fields)}))
      .sort((a, b) => b.alike - a.alike);
    const [best, next] = candidates;
    if (!best || best.alike < ALIKE || fields.size < FEWEST_FIELDS) return [];
    if (next?.alike === best.alike) return [];
    taken.add(best.to);
    return [{from, to: best.to, path: now.get(best.to)?.path ?? path}];
  });
}

/** The facts under the new names of renamed schemas, also where they are a type. */
export function withNewNames(facts: readonly Fact[], renames: readonly Rename[]): Fact[] {
  if (renames.length === 0) return [...facts];
  const names = new Map(renames.map(({from, to}) => [from, to]));
  return facts.map((fact) => {
    const isSchema = fact.area === 'schema' || fact.area === 'schema field';
    const owner = renames.find(
      ({from}) => fact.id === from || (isSchema && fact.id.startsWith(`${from}.`)),
    );
    const id = isSchema && owner ? owner.to + fact.id.slice(owner.from.length) : fact.id;
    const isApi = /^(schema|parameter|response|request)/.test(fact.area);
    return isApi ? {...fact, id, fields: renameTypes(fact.fields, names)} : fact;
  });
}

function renameTypes(
  fields: Fact['fields'],
  names: ReadonlyMap<string, string>,
): Record<string, Json> {
  const type = (value: string) => value.replaceAll(/[\w.-]+/g, (word) => names.get(word) ?? word);
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]): [string, Json] => {
      if (field === 'type' && typeof value === 'string') return [field, type(value)];
      if (field !== 'content' || typeof value !== 'object' || value === null) return [field, value];
      return [
        field,
        Object.fromEntries(
          Object.entries(value as Record<string, Json>).map(([media, name]) => [
            media,
            typeof name === 'string' ? type(name) : name,
          ]),
        ),
      ];
    }),
  );
}

function schemasOf(facts: readonly Fact[]): Map<string, {fields: Set<string>; path: string}> {
  const schemas = facts.filter(({area}) => area === 'schema');
  return new Map(
    schemas.map(({id, path}) => [
      id,
      {
        path,
        fields: new Set(
          facts
            .filter((fact) => fact.area === 'schema field' && fact.id.startsWith(`${id}.`))
            .map((fact) => fact.id.slice(id.length + 1)),
        ),
      },
    ]),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((name) => b.has(name)).length;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : common / all;
}
