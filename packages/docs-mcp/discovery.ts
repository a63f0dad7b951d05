import type {PageIndex} from '@toolhive-docs/agent-files';
import {SERVER_NAME} from './docsServer';
import {CARD_PATH, MCP_PATH} from './paths';

/** Media type of a server card (SEP-2127). */
export const CARD_TYPE = 'application/mcp-server-card+json';

/** Media type of a catalog. */
export const CATALOG_TYPE = 'application/ai-catalog+json';

/** Generations of the protocol that clients may speak. */
const PROTOCOLS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Name of a domain read backwards, as servers are named. */
const reversed = (host: string): string => host.split('.').reverse().join('.');

/** What a client learns of the server before it connects. It says the same as the server itself. */
export function serverCard({root, version, title, description}: PageIndex): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${reversed(new URL(root).hostname)}/${SERVER_NAME}`,
    title,
    description: description.slice(0, 100),
    version: version.replace(/^v/, ''),
    websiteUrl: root,
    remotes: [
      {
        type: 'streamable-http',
        url: new URL(MCP_PATH, root).href,
        supportedProtocolVersions: PROTOCOLS,
      },
    ],
  };
}

/** Questions that the server answers, by which catalogs of catalogs find it. */
const QUESTIONS = [
  'How do I run an MCP server with ToolHive?',
  'Which flags does thv run have, and what do they do?',
  'What does this error message of thv mean, and how do I fix it?',
  'Is this MCPServer manifest for Kubernetes valid?',
];

/** What a client finds that knows the domain alone. */
export function aiCatalog({root, title, description}: PageIndex): object {
  return {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${new URL(root).hostname}:${SERVER_NAME}`,
        displayName: title,
        description,
        representativeQueries: QUESTIONS,
        type: CARD_TYPE,
        url: new URL(CARD_PATH, root).href,
      },
    ],
  };
}
