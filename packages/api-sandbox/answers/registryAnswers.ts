import {RequestFault} from '../request/RequestFault';
import type {Registry} from '../registries';
import type {Answer, Call} from './Answer';
import {empty, json} from './reply';

/** Registries and the servers in them. */
export const registryAnswers = {
  listRegistries: ({machine, world}) => {
    const present = [...machine.registries].filter(([name]) => !world.removedRegistries.has(name));
    return json(200, {registries: present.map(([name, registry]) => info(name, registry))});
  },

  addRegistry: () => {
    throw new RequestFault(501, 'registries cannot be added over the API');
  },

  getRegistry: (call) => {
    const registry = registryOf(call);
    return json(200, {...info(call.parameter('name'), registry), registry});
  },

  removeRegistry: async (call) => {
    const name = call.parameter('name');
    await call.change(() => {
      registryOf(call);
      if (name === 'default')
        throw new RequestFault(400, 'the registry "default" cannot be removed');
      return {type: 'registry-removed', name};
    });
    return empty(204);
  },

  listRegistryServers: (call) => json(200, {servers: Object.values(registryOf(call).servers)}),

  getRegistryServer: (call) => {
    const {servers} = registryOf(call);
    const name = call.parameter('serverName');
    const server = Object.hasOwn(servers, name) ? servers[name] : undefined;
    if (!server)
      throw new RequestFault(
        404,
        `the registry ${quote(call.parameter('name'))} has no server called ${quote(name)}`,
      );
    return json(200, {server});
  },
} satisfies Record<string, Answer>;

function info(name: string, {version, last_updated, servers}: Registry) {
  return {name, version, last_updated, server_count: Object.keys(servers).length};
}

function registryOf({machine, world, parameter}: Call): Registry {
  const name = parameter('name');
  const registry = world.removedRegistries.has(name) ? undefined : machine.registries.get(name);
  if (!registry) throw new RequestFault(404, `no registry is called ${quote(name)}`);
  return registry;
}

/** A name as it can stand in one line of text, cut when it is long. */
export function quote(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
}
