import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {docsServers} from './docsServer';
import {DocsLibrary} from './library/DocsLibrary';
import {readMessages} from './readMessages';
import {serveHttp} from './serveHttp';
import {transportOf} from './transport';
import {Readable} from 'node:stream';

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
