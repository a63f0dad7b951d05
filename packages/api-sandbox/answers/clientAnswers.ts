import {resolve} from '../../api-spec/resolve';
import type {ApiSpec, Schema} from '../../api-spec/types';
import type {Answer} from './Answer';
import {json} from './reply';

/** Registered clients, and clients found on the machine. */
export const clientAnswers = {
  listClients: ({world}) => json(200, [...world.clients].map((name) => ({name}))),

  registerClient: async ({body, world, change}) => {
    const {name} = body as {name: string};
    await change(() => (world.clients.has(name) ? undefined : {type: 'client-registered', name}));
    return json(200, {name});
  },

  discoverClients: ({machine, world}) => {
    const clients = knownClients(machine.spec).map((name) => ({
      client_type: name,
      installed: machine.installedClients.has(name),
      registered: world.clients.has(name),
    }));
    return json(200, {clients});
  },
} satisfies Record<string, Answer>;

/** The clients the specification names, in its order. */
export function knownClients(spec: ApiSpec): string[] {
  const schema = resolve<Schema>(spec, {$ref: '#/components/schemas/MCPClient'});
  return typeof schema === 'object' ? (schema.enum ?? []).map(String) : [];
}
