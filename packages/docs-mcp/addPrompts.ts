import {completable, type McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {DocsLibrary} from './library/DocsLibrary';
import {MAX_INPUT} from './shared';

const ask = (text: string) => ({
  messages: [{role: 'user' as const, content: {type: 'text' as const, text}}],
});

const MessageSchema = z.object({message: z.string().max(MAX_INPUT).describe('The error message')});
const ImageSchema = z.object({image: z.string().max(300).describe('Image of the MCP server')});

/**
 * Prepares prompts for what readers come for most: run a server, explain an error, deploy to a cluster. To make their schemas takes longer
 * than to read a page, so it is done once for all servers.
 *
 * @returns a function that adds them to a server.
 */
export function promptsOf(library: DocsLibrary): (server: McpServer) => void {
  const servers = (start: string): string[] =>
    Object.keys(library.facts.registry.servers)
      .filter((name) => name.startsWith(start))
      .slice(0, 100);
  const ServerSchema = z.object({
    server: completable(z.string().max(200).describe('Name in the registry'), servers),
  });
  return (server) => addPrompts(server, ServerSchema);
}

function addPrompts(server: McpServer, ServerSchema: z.ZodObject<{server: z.ZodString}>): void {
  server.registerPrompt(
    'run_server',
    {
      title: 'Run an MCP server',
      description:
        'Runs a server of the registry with the least permissions, and connects a client.',
      argsSchema: ServerSchema,
    },
    ({server: name}) =>
      ask(
        `Help me run the MCP server ${JSON.stringify(name)} with ToolHive. Use search_docs and get_page for how, describe_command for flags, and check every command with check_command before you show it. Give it only the permissions it needs.`,
      ),
  );
  server.registerPrompt(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Finds cause and fix of an error message.',
      argsSchema: MessageSchema,
    },
    ({message}) =>
      ask(
        `ToolHive printed this:\n\n${message}\n\nCall find_error with it. If nothing fits, use search_docs. Tell me the cause, the fix, and the page it is from.`,
      ),
  );
  server.registerPrompt(
    'deploy_to_kubernetes',
    {
      title: 'Deploy to Kubernetes',
      description: 'Writes a manifest of an MCPServer and checks it.',
      argsSchema: ImageSchema,
    },
    ({image}) =>
      ask(
        `Write an MCPServer manifest for the image ${JSON.stringify(image)}. Look fields up with describe_field (resource MCPServer), check the manifest with check_manifest, and say how to apply it.`,
      ),
  );
}
