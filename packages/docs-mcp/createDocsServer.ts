import {McpServer, type CallToolResult} from '@modelcontextprotocol/server';
import type * as z from 'zod';
import {addPrompts} from './addPrompts';
import {addResources} from './addResources';
import type {DocsLibrary} from './library/DocsLibrary';
import {resultOf, type Tool} from './Tool';
import {ToolError} from './ToolError';
import {tools} from './tools';

/** Names this server in clients and catalogs. */
export const SERVER_NAME = 'toolhive-docs';

/** Lists and pages change only with a build. */
const CACHE = {ttlMs: 300_000, cacheScope: 'public'} as const;

/** Makes the MCP server of the documentation; one for each connection or request. */
export function createDocsServer(library: DocsLibrary): McpServer {
  const {version, title} = library.index;
  const server = new McpServer(
    {name: SERVER_NAME, title, version: version.replace(/^v/, '')},
    {
      instructions: `Documentation of ToolHive ${version}. Start with search_docs, then get_page. Explain messages with find_error. Check commands, manifests, profiles and registries with the check tools before you show them.`,
      cacheHints: {
        'tools/list': CACHE,
        'prompts/list': CACHE,
        'resources/list': CACHE,
        'resources/templates/list': CACHE,
        'resources/read': CACHE,
        'server/discover': CACHE,
      },
    },
  );
  for (const tool of tools) addTool(server, tool, library);
  addResources(server, library);
  addPrompts(server, library);
  return server;
}

function addTool(
  server: McpServer,
  {name, title, description, input, output, run}: Tool<z.ZodObject, z.ZodObject>,
  library: DocsLibrary,
): void {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input.strict(),
      outputSchema: output,
      annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false},
    },
    async (args): Promise<CallToolResult> => {
      try {
        return resultOf(await run(args, library));
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        return {isError: true, content: [{type: 'text', text: error.message}]};
      }
    },
  );
}
