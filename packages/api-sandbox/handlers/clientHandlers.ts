import type {Handler} from './Handler';
import {json} from './reply';

/** Wire names of all clients, in the order in which the real server looks for them. */
export const supportedClients: readonly string[] = [
  'roo-code',
  'cline',
  'vscode-insider',
  'vscode',
  'cursor',
  'claude-code',
];

/** Those whose settings this machine has. */
const INSTALLED: ReadonlySet<string> = new Set(['vscode', 'cursor', 'claude-code']);

/** Registered clients, and clients found on the machine. */
export const clientHandlers = {
  listClients: ({world}) =>
    json(
      200,
      [...world.clients].map((name) => ({name})),
    ),

  registerClient: async ({body, world, change}) => {
    const {name} = body as {name: string};
    await change(() => (world.clients.has(name) ? undefined : {type: 'client-registered', name}));
    return json(200, {name});
  },

  discoverClients: ({world}) => {
    const clients = supportedClients.map((name) => ({
      client_type: name,
      installed: INSTALLED.has(name),
      registered: world.clients.has(name),
    }));
    return json(200, {clients});
  },
} satisfies Record<string, Handler>;
