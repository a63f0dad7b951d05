import {setImmediate} from 'node:timers/promises';
import {
  createMcpHandler,
  McpServer,
  type CallToolResult,
  type McpHttpHandler,
  type McpServerFactory,
} from '@modelcontextprotocol/server';
import pLimit, {type LimitFunction} from 'p-limit';
import type * as z from 'zod';
import {promptsOf} from './addPrompts';
import {addResources} from './addResources';
import {addSkills} from './addSkills';
import {convertedOnce, inputSchemaOf, resultOf, ToolError, type Tool} from './Tool';
import type {DocsLibrary} from './library/DocsLibrary';
import {CACHE} from './shared';
import {tools} from './tools';

/** Names this server in clients and catalogs. */
export const SERVER_NAME = 'toolhive-docs';

const QUIET = {listChanged: false};

/** What is the same in every server. */
const ready = tools.map((tool: Tool<z.ZodObject, z.ZodObject>) => ({
  ...tool,
  inputSchema: inputSchemaOf(tool.input.strict()),
  outputSchema: convertedOnce(tool.output),
}));

/**
 * Makes MCP servers of the documentation, one for each connection or request. Over HTTP, a request that calls a tool gets a server with
 * that tool alone. Reason: to register all of them takes longer than most answers, and the memory is freed late.
 */
export function docsServers(library: DocsLibrary): McpServerFactory {
  const addPrompts = promptsOf(library);
  return ({era, requestInfo}) => {
    const server = bareServer(library);
    // A request without a session, and without a handshake of its own, says it in a header.
    const version = (): string | undefined =>
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- The version of a handshake is nowhere else.
      server.server.getNegotiatedProtocolVersion() ??
      requestInfo?.headers.get('Mcp-Protocol-Version') ??
      undefined;
    const calls = pLimit(1);
    const add = (tool: (typeof ready)[number]): void =>
      addTool(server, tool, {library, version, calls});
    // Clients of this era must name what they ask for in headers, which the library has compared with the body (SEP-2243).
    const headers = era === 'modern' ? requestInfo?.headers : undefined;
    const called = ready.find(({name}) => name === headers?.get('Mcp-Name'));
    if (called !== undefined && headers?.get('Mcp-Method') === 'tools/call') add(called);
    else {
      ready.forEach(add);
      addResources(server, library);
      addPrompts(server);
      addSkills(server, library);
    }
    return server;
  };
}

/** A server that offers nothing yet. */
function bareServer({index: {version, title}}: DocsLibrary): McpServer {
  return new McpServer(
    {name: SERVER_NAME, title, version: version.replace(/^v/, '')},
    {
      instructions: `Documentation of ToolHive ${version}. Start with search_docs, then get_page. Explain messages with find_error. Check commands, manifests, profiles and registries with the check tools before you show them.`,
      // Clients of the protocol with a handshake set a level at once; below any level there is nothing to report.
      // Lists change only with a build, which nobody is told of: CACHE says when to ask again.
      capabilities: {logging: {}, tools: QUIET, resources: QUIET, prompts: QUIET},
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
}

interface CallContext {
  readonly library: DocsLibrary;
  /** The version of the protocol that the client speaks. */
  readonly version: () => string | undefined;
  /** Runs the calls of a server one after the other. */
  readonly calls: LimitFunction;
}

/** Calls of a server run one after the other, so that what else the program serves comes between them. */
function addTool(
  server: McpServer,
  {name, title, description, inputSchema, outputSchema, run}: (typeof ready)[number],
  {library, version, calls}: CallContext,
): void {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema,
      outputSchema,
      annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false},
    },
    (args, {mcpReq: {signal}}) =>
      calls(async (): Promise<CallToolResult> => {
        await setImmediate();
        // Nobody reads the result any more.
        signal.throwIfAborted();
        try {
          return resultOf(await run(args, library), version());
        } catch (error) {
          return {isError: true, content: [{type: 'text', text: messageOf(name, error)}]};
        }
      }),
  );
}

/** What a caller is told. Other errors are no business of callers: they name files of this machine. */
function messageOf(tool: string, error: unknown): string {
  if (error instanceof ToolError) return error.message;
  process.stderr.write(`${tool}: ${error instanceof Error ? error.stack : String(error)}\n`);
  return `${tool} failed, which is not the fault of the call. Try again, or read the page itself.`;
}

/** Largest request, in bytes: a text to check, and what the protocol puts around it. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Streams of changes at a time. Reason: pages change with a build, so that few clients ask. */
const MAX_SUBSCRIPTIONS = 16;

/**
 * Answers the protocol over HTTP, without sessions, for clients of both generations. It checks neither Host nor Origin: whoever serves
 * it does.
 */
export function httpHandler(library: DocsLibrary): McpHttpHandler {
  return createMcpHandler(docsServers(library), {
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });
}
