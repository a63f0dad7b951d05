import {posix} from 'node:path';
import {leaves} from '../kubernetes/chartFacts';
import type {Files} from '../source/Files';
import {filled, isMap, listOf, mapOf} from '../source/maps';
import type {Fact, Json, ReleaseFacts} from '../types';

/** The registry that is built into the program. */
const PLACE = 'pkg/registry/data/registry.json';

/** Reads the servers of the built-in registry. */
export function registryFacts(files: Files): ReleaseFacts {
  const places = [
    PLACE,
    ...files.list(
      (path) => path.startsWith('pkg/') && posix.basename(path) === posix.basename(PLACE),
    ),
  ];
  const path = places.find((place) => files.has(place));
  if (path === undefined) return {facts: [], notes: [`${PLACE} is missing.`]};
  const notes: string[] = [];
  const registry = files.map(path, notes);
  return {facts: registry ? factsOf(registry, path) : [], notes};
}

function factsOf(registry: Record<string, unknown>, path: string): Fact[] {
  // A later registry keeps remote servers in a map of their own.
  const groups = Object.entries(registry).filter(([, group]) => isMap(group));
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
export function flat(values: Readonly<Record<string, unknown>>): Record<string, Json> {
  return filled(
    Object.fromEntries(
      leaves(values).filter(
        ([, value]) =>
          !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
      ),
    ),
  );
}
