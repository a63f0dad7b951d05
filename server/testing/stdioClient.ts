import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll} from 'vitest';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a tool has answered. */
export interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Record<string, unknown>;
}

/** The MCP program, and a client that asks it. */
export interface StdioClient {
  readonly client: Client;
  /** Calls a tool. */
  readonly call: (name: string, args: Record<string, unknown>) => Promise<Called>;
}

/** Connects a client with the MCP program over standard input and output while the tests of a file run. Called once in a file. */
export function stdioClient(): StdioClient {
  const client = new Client({name: 'test', version: '1'});
  let buildDir = '';
  beforeAll(async () => {
    buildDir = await writeDocsBuild();
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [at('packages/docs-mcp/bin.mjs'), '--build', buildDir, '--root', at('')],
        stderr: 'inherit',
      }),
    );
  }, 60_000);
  afterAll(async () => {
    await client.close();
    rmSync(buildDir, {recursive: true});
  });
  return {
    client,
    async call(name, args) {
      const {content, structuredContent, isError} = await client.callTool({name, arguments: args});
      const [first] = content;
      return {
        isError: isError === true,
        text: first?.type === 'text' ? first.text : '',
        data: (structuredContent ?? {}) as Record<string, unknown>,
      };
    },
  };
}
