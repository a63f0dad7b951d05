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

/** A client of the MCP program over standard input and output, connected while the tests of a file run. */
export const client = new Client({name: 'test', version: '1'});

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

/** Calls a tool. */
export async function call(name: string, args: Record<string, unknown>): Promise<Called> {
  const {content, structuredContent, isError} = await client.callTool({name, arguments: args});
  const [first] = content;
  return {
    isError: isError === true,
    text: first?.type === 'text' ? first.text : '',
    data: (structuredContent ?? {}) as Record<string, unknown>,
  };
}
