import {Agent, request} from 'node:http';
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
} from '@modelcontextprotocol/client';

/** The protocol without a handshake, where each request says everything about its client. */
const VERSION = '2026-07-28';

const META = {
  [PROTOCOL_VERSION_META_KEY]: VERSION,
  [CLIENT_INFO_META_KEY]: {name: 'bench', version: '1'},
  [CLIENT_CAPABILITIES_META_KEY]: {},
};

/** How a call went. */
export interface Answered {
  readonly milliseconds: number;
  /** What is wrong with the answer; nothing when it is right. */
  readonly problem: string | undefined;
}

/** Calls tools of an MCP server over kept connections, without the costs of a full client, so that the server is what is measured. */
export class McpCaller {
  private readonly agent = new Agent({keepAlive: true});
  private id = 0;

  constructor(private readonly port: number) {}

  /** @param since - When the call was due, for calls that had to wait. */
  call(name: string, args: object, since = performance.now()): Promise<Answered> {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: (this.id += 1),
      method: 'tools/call',
      params: {name, arguments: args, _meta: META},
    });
    return new Promise((resolve) => {
      const done = (problem?: string): void =>
        resolve({milliseconds: performance.now() - since, problem});
      const sent = request({
        port: this.port,
        host: '127.0.0.1',
        path: '/mcp',
        method: 'POST',
        agent: this.agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Accept: 'application/json, text/event-stream',
          'MCP-Protocol-Version': VERSION,
          'Mcp-Method': 'tools/call',
          'Mcp-Name': name,
        },
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection in the moment in which it was used again; clients open another one (RFC 9112 §9.3.1).
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          void this.call(name, args, since).then(resolve);
        else done(error.message);
      });
      sent.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const isRight = answer.statusCode === 200 && text.includes('"structuredContent"');
          done(isRight ? undefined : `${answer.statusCode ?? 0} ${text.slice(0, 100)}`);
        });
      });
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
