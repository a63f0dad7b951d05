import {leaves} from '../kubernetes/chartFacts';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact} from '../types';

/** Compared of each server: what specs/registry-servers.yaml lists for all of them. */
export function registrySpecFacts(registry: Record<string, unknown>): Fact[] {
  const path = 'specs/registry-servers.yaml';
  return [
    {
      area: 'registry counter',
      id: 'registry',
      path,
      fields: filled({version: registry.version, last_updated: registry.last_updated}),
    },
    ...listOf(registry.index)
      .map(mapOf)
      .map(({name, image, transport, tools, stars, pulls, required_env: env}): Fact => ({
        area: 'registry server',
        id: String(name),
        path,
        fields: filled({
          image,
          transport,
          tools,
          stars,
          pulls,
          'required variables': listOf(env).map((each) => mapOf(each).name),
        }),
      })),
    ...Object.entries(mapOf(registry.servers)).flatMap(([name, server]) =>
      completeServer(name, mapOf(server), path),
    ),
  ];
}

/** The same of the built-in registry. */
export function registryWireFacts(
  registry: Record<string, unknown>,
  complete: readonly string[],
): Fact[] {
  const path = 'pkg/registry/data/registry.json';
  const servers = Object.entries(mapOf(registry.servers));
  return [
    {
      area: 'registry counter',
      id: 'registry',
      path,
      fields: filled({version: registry.version, last_updated: registry.last_updated}),
    },
    ...servers.map(([name, server]): Fact => {
      const {image, transport, tools, metadata, env_vars: env} = mapOf(server);
      const {stars, pulls} = mapOf(metadata);
      return {
        area: 'registry server',
        id: name,
        path,
        fields: filled({
          image,
          transport,
          tools: listOf(tools).length,
          stars,
          pulls,
          'required variables': listOf(env)
            .map(mapOf)
            .filter(({required}) => required === true)
            .map((each) => each.name),
        }),
      };
    }),
    ...servers
      .filter(([name]) => complete.includes(name))
      .flatMap(([name, server]) => completeServer(name, mapOf(server), path)),
  ];
}

/** Everything about a server but the words. */
function completeServer(name: string, server: Record<string, unknown>, path: string): Fact[] {
  const {description: _words, env_vars: variables, ...own} = server;
  return [
    {area: 'registry server', id: `${name} in full`, path, fields: filled(flat(own))},
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

function flat(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    leaves(values).filter(
      ([, value]) =>
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}
