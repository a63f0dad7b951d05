/** How the program answers. */
export type Transport =
  {readonly kind: 'stdio'} | {readonly kind: 'http'; readonly host: string; readonly port: number};

/** Where a container listens when nothing is said. */
const [HOST, PORT] = ['127.0.0.1', 8080];

/**
 * Reads the variables by which ToolHive tells a server in a container how to answer: MCP_TRANSPORT, MCP_HOST, MCP_PORT and FASTMCP_PORT.
 *
 * @throws Error naming the variable, its value and what is allowed.
 */
export function transportOf(variables: Readonly<Record<string, string | undefined>>): Transport {
  const {MCP_TRANSPORT: kind = 'stdio'} = variables;
  if (kind === 'stdio') return {kind};
  if (kind !== 'streamable-http')
    throw new Error(
      `MCP_TRANSPORT is ${JSON.stringify(kind)}; allowed: stdio, streamable-http. Fix: with ToolHive, run the server with --transport stdio.`,
    );
  const name = variables['MCP_PORT'] ? 'MCP_PORT' : 'FASTMCP_PORT';
  const text = variables[name] || String(PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(
      `${name} is ${JSON.stringify(text)}; allowed: a number from 1 to 65535. Fix: name a port, or leave it out for ${PORT}.`,
    );
  return {kind: 'http', host: variables['MCP_HOST'] || HOST, port};
}
