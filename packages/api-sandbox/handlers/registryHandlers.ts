import {RequestFault} from '../request/RequestFault';
import type {Registry} from '../registries';
import type {SandboxState} from '../state/SandboxState';
import type {Handler, Call} from './Handler';
import {empty, json} from './reply';

/** Registries and the servers in them. */
export const registryHandlers = {
  listRegistries: ({machine, state}) => {
    const present = [...machine.registries].filter(
      ([name]) => !state.removedRegistries.includes(name),
    );
    return json(200, {registries: present.map(([name, registry]) => info(name, registry))});
  },

  addRegistry: () => {
    throw new RequestFault(501, 'Adding custom registries is not currently supported');
  },

  getRegistry: (call) => {
    const registry = registryOf(call);
    return json(200, {...info(call.parameter('name'), registry), registry});
  },

  removeRegistry: async (call) => {
    const name = call.parameter('name');
    await call.change((state) => {
      registryOf(call, state);
      if (name === 'default') throw new RequestFault(400, 'Cannot remove the default registry');
      return {...state, removedRegistries: [...state.removedRegistries, name]};
    });
    return empty(204);
  },

  listRegistryServers: (call) => json(200, {servers: Object.values(registryOf(call).servers)}),

  getRegistryServer: (call) => {
    const {servers} = registryOf(call);
    const name = call.parameter('serverName');
    const server = Object.hasOwn(servers, name) ? servers[name] : undefined;
    if (!server) throw new RequestFault(404, 'Server not found');
    return json(200, {server});
  },
} satisfies Record<string, Handler>;

function info(name: string, {version, last_updated, servers}: Registry) {
  return {name, version, last_updated, server_count: Object.keys(servers).length};
}

function registryOf(
  {machine, state, parameter}: Call,
  {removedRegistries}: SandboxState = state,
): Registry {
  const name = parameter('name');
  const registry = removedRegistries.includes(name) ? undefined : machine.registries.get(name);
  if (!registry) throw new RequestFault(404, 'Registry not found');
  return registry;
}
