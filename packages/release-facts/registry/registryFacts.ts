import {isObject} from '@toolhive-docs/options/isObject';
import {leaves} from '../kubernetes/chartFacts';
import type {Files} from '../source/Files';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact, Json, ReleaseFacts} from '../types';

/** The registry that is built into the program. */
export const REGISTRY = 'pkg/registry/data/registry.json';

/** Reads the servers of the built-in registry. */
export function registryFacts(files: Files): ReleaseFacts {
  if (!files.has(REGISTRY)) return {facts: [], notes: [`${REGISTRY} is missing.`]};
  const notes: string[] = [];
  const registry = files.map(REGISTRY, notes);
  return {facts: registry ? factsOfRegistry(registry, REGISTRY) : [], notes};
}

/**
 * The servers of a registry, their variables, and what counts up by itself.
 * @param registry the built-in registry, or specs/registry-servers.yaml, which has the same form.
 */
export function factsOfRegistry(registry: Record<string, unknown>, path: string): Fact[] {
  // A later registry keeps remote servers in a map of their own.
  const groups = Object.entries(registry).filter(([, group]) => isObject(group));
  return [
    {
      area: 'registry counter',
      id: 'registry',
      path,
      fields: filled({version: registry.version, last_updated: registry.last_updated}),
    },
    ...groups.flatMap(([group, servers]) =>
      Object.entries(mapOf(servers)).flatMap(([name, server]) =>
        serverFacts(group === 'servers' ? name : `${group}/${name}`, mapOf(server), path),
      ),
    ),
  ];
}

function serverFacts(id: string, server: Record<string, unknown>, path: string): Fact[] {
  const {metadata, env_vars: variables, ...own} = server;
  return [
    {area: 'registry server', id, path, fields: flat(own)},
    ...listOf(variables)
      .map(mapOf)
      .map(({name, ...rest}): Fact => ({
        area: 'registry variable',
        id: `${id} ${String(name)}`,
        path,
        fields: flat({...rest, required: rest.required === true ? true : undefined}),
      })),
    {area: 'registry counter', id, path, fields: flat(mapOf(metadata))},
  ];
}

/** An empty list, map or text says the same as none. */
function flat(values: Readonly<Record<string, unknown>>): Record<string, Json> {
  const isEmpty = (value: Json): boolean =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return filled(Object.fromEntries(leaves(values).filter(([, value]) => !isEmpty(value))));
}
