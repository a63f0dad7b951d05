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
  listClients: ({state}) =>
    json(
      200,
      state.clients.map((name) => ({name})),
    ),

  registerClient: async ({body, change}) => {
    const {name} = body as {name: string};
    await change((state) =>
      state.clients.includes(name) ? state : {...state, clients: [...state.clients, name]},
    );
    return json(200, {name});
  },

  discoverClients: ({state}) => {
    const clients = supportedClients.map((name) => ({
      client_type: name,
      installed: INSTALLED.has(name),
      registered: state.clients.includes(name),
    }));
    return json(200, {clients});
  },
} satisfies Record<string, Handler>;
