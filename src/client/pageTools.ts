import {site} from './site';

/** A tool as the MCP server lists it, hints such as `readOnlyHint` among it. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}

/** Where an assistant in the browser takes tools (https://webmachinelearning.github.io/webmcp). */
export interface ModelContext {
  registerTool(tool: Tool & {execute(input: object): Promise<object>}): Promise<void>;
}

/** The tools of the MCP server that help somebody who reads. */
const OFFERED = ['search_docs', 'get_page', 'check_command'];

/**
 * Hands tools of the site's MCP server to the browser: the same names, schemas, hints and answers.
 *
 * @throws Error when the server cannot be reached, or the browser refuses a tool.
 */
export async function offerTools(context: ModelContext): Promise<void> {
  const {tools} = (await call('tools/list', {})) as {readonly tools: readonly Tool[]};
  const offered = tools.filter(({name}) => OFFERED.includes(name));
  await Promise.all(
    offered.map((tool) =>
      context.registerTool({
        ...tool,
        execute: (input) => call('tools/call', {name: tool.name, arguments: input}),
      }),
    ),
  );
}

/** One message of the protocol and its result, without a session. */
async function call(method: string, params: object): Promise<object> {
  const response = await fetch(new URL(`${site().baseUrl}mcp`, location.href), {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  if (!response.ok) throw new Error(`${method}: ${response.status}`);
  // A stream of one event holds the message in its data.
  const text = await response.text();
  const {result, error} = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as {
    result?: object;
    error?: {message: string};
  };
  if (!result) throw new Error(error?.message ?? method);
  return result;
}
