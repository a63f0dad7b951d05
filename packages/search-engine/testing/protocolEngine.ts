import {engineOf} from './engines';

/** An engine over three pages of different kinds, languages and versions, for tests of the protocol. */
export const protocolEngine = engineOf(
  [
    {
      url: '/run',
      kind: 'guide',
      rank: 3,
      lines: [
        ['lvl1', 'Run a server'],
        ['content', 'Start the <b>container</b> & the proxy. Ports are open.'],
        ['lvl2', 'Networks', 'networks'],
        ['content', 'Each network has one container, port 8080.'],
      ],
    },
    {
      url: '/cli',
      kind: 'command',
      version: ['1.0', 'latest'],
      lines: [
        ['lvl1', 'thv run'],
        ['content', 'Runs a container in the background.'],
      ],
    },
    {
      url: '/secrets',
      kind: 'concept',
      language: 'de',
      lines: [
        ['lvl1', 'Secrets'],
        ['content', 'Credentials for a daemon and its proxies.'],
      ],
    },
  ],
  {groups: [['secret', 'password']]},
);
