import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {docsServers} from './docsServer';
import {guardedHandler} from './guardedHandler';
import {DocsLibrary} from './library/DocsLibrary';
import {readMessages} from './readMessages';
import {transportOf} from './transport';
import {createServer} from 'node:http';
import {once} from 'node:events';
import {Readable} from 'node:stream';
import {getRequestListener} from '@hono/node-server';
import pLimit from 'p-limit';
import {MCP_PATH} from './paths';

const HELP = `toolhive-docs-mcp: the ToolHive documentation as an MCP server on standard input and output

  --build DIR   folder of the build (default: build/ of the project)
  --root DIR    folder that holds specs/ (default: the project)
  --help        this text

With MCP_TRANSPORT=streamable-http it answers over HTTP at /mcp, on MCP_HOST (127.0.0.1) and MCP_PORT (8080).
`;

// As the first process of a container, Node.js would leave these signals unheard.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

try {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const {values} = parseArgs({
    options: {build: {type: 'string'}, root: {type: 'string'}, help: {type: 'boolean'}},
  });
  if (values.help === true) process.stdout.write(HELP);
  else {
    // eslint-disable-next-line no-restricted-syntax -- a program of its own, which knows nothing of the site
    const transport = transportOf(process.env);
    const root = resolve(values.root ?? project);
    const buildDir = resolve(values.build ?? `${root}/build`);
    const log = (message: string): void => void process.stderr.write(`${message}\n`);
    const hosts = transport.kind === 'http' ? [transport.host] : [];
    const library = new DocsLibrary({buildDir, root, hosts, log});
    // Says at once when there is no build, not at the first question.
    process.stderr.write(
      `Answering from ${library.index.pages.length} pages of ${library.index.version}\n`,
    );
    if (transport.kind === 'http') await serveHttp(library, transport);
    else answerStdio(library, log);
  }
} catch (error) {
  process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Serves one client, on standard input and output. */
function answerStdio(library: DocsLibrary, log: (message: string) => void): void {
  const {stdin, stdout} = process;
  const reply = (line: string): void => void stdout.write(line);
  const input = Readable.from(readMessages(stdin.setEncoding('utf8'), reply));
  input.once('error', () => (process.exitCode = 1));
  serveStdio(docsServers(library), {
    transport: new StdioServerTransport(input, stdout),
    onerror: (error) => log(`Error: ${error.message}`),
  });
  // Who no longer listens is not waited for.
  stdout.once('error', () => process.exit());
}

/** Connections at a time. Reason: each client of the proxy has one or two, and each may hold a request of 100 KB and an answer of 2 MB. */
const MAX_CONNECTIONS = 100;

/** How long a client may take, in milliseconds. Reasons: a request is 100 KB at the most, and comes from a proxy of the same machine; who takes nothing of an answer for two minutes is gone. */
const TIMES = {headersTimeout: 10_000, requestTimeout: 30_000, timeout: 120_000};

/** Serves the protocol alone, at `/mcp`, for a container behind a proxy. */
async function serveHttp(
  library: DocsLibrary,
  {host, port}: {readonly host: string; readonly port: number},
): Promise<void> {
  const answer = guardedHandler(library);
  const calls = pLimit(1);
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname === `/${MCP_PATH}`
      ? answer(request, calls)
      : new Response(`The server answers at /${MCP_PATH}.\n`, {status: 404}),
  );
  const server = createServer((request, response) => void listener(request, response));
  Object.assign(server, {maxConnections: MAX_CONNECTIONS, ...TIMES});
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new Error(
      `cannot listen on MCP_HOST ${host} and MCP_PORT ${port}: ${String(error)}\nFix: set MCP_PORT to a free port, and MCP_HOST to an address of this machine.`,
    );
  });
}
