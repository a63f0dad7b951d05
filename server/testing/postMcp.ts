import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface McpResponse {
  readonly status: number | undefined;
  readonly body: string;
}

/** Sends a body to the MCP server of a site, as clients do; `headers` come in place of theirs. */
export async function postMcp(
  siteUrl: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<McpResponse> {
  const sent = request(`${siteUrl}/mcp`, {
    method: 'POST',
    // A refused body ends its connection.
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
  sent.on('error', () => undefined).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: response.statusCode, body: await text(response)};
}
