import {flat} from '../registry/registryFacts';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact} from '../types';

/**
 * Everything that a registry says but its words.
 * @param registry the built-in registry, or specs/registry-servers.yaml, which has the same form.
 * @param path where it stands.
 */
export function registryDataFacts(registry: Record<string, unknown>, path: string): Fact[] {
  return [
    {
      area: 'registry counter',
      id: 'registry',
      path,
      fields: filled({version: registry.version, last_updated: registry.last_updated}),
    },
    ...Object.entries(mapOf(registry.servers)).flatMap(([name, server]) =>
      serverFacts(name, mapOf(server), path),
    ),
  ];
}

function serverFacts(name: string, server: Record<string, unknown>, path: string): Fact[] {
  const {description: _words, env_vars: variables, ...own} = server;
  return [
    {area: 'registry server', id: name, path, fields: flat(own)},
    ...listOf(variables)
      .map(mapOf)
      .map((each): Fact => ({
        area: 'registry variable',
        id: `${name} ${String(each.name)}`,
        path,
        fields: filled({
          required: each.required === true ? true : undefined,
          secret: each.secret === true ? true : undefined,
          default: each.default,
        }),
      })),
  ];
}
