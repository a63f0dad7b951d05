import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {tokensOf, type PageIndex} from '@toolhive-docs/agent-files';
import {DocsLibrary, httpHandler, type LibraryPlaces} from '@toolhive-docs/docs-mcp';
import * as z from 'zod';
import type {Channel, Step} from './takeJourney';

const FoundSchema = z.object({
  next: z.number().nullable(),
  results: z.array(z.object({source: z.object({url: z.string()})})),
});

/**
 * Asks the MCP server as its clients do: a search, which brings the text of the best sections, then the next ones. Of a long section the
 * beginning and the way to the rest count as the section.
 */
export async function openMcpChannel(
  places: LibraryPlaces,
): Promise<{channel: Channel; index: PageIndex; close: () => Promise<void>}> {
  const library = new DocsLibrary(places);
  const {index} = library;
  const handler = httpHandler(library);
  const client = new Client({name: 'answers', version: '1'});
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    }),
  );
  const sectionOf = ({source}: {source: {url: string}}): string =>
    source.url.replace(index.root, '/');
  const call = async (name: string, args: Record<string, unknown>) => {
    const {content, structuredContent} = await client.callTool({name, arguments: args});
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    return {text, data: structuredContent};
  };
  return {
    index,
    close: () => client.close(),
    channel: {
      name: 'MCP',
      async *ask(question): AsyncGenerator<Step> {
        for (let from: number | null = 0; from !== null;) {
          const found = await call('search_docs', {query: question, from});
          const {next, results} = FoundSchema.parse(found.data);
          yield {
            tokens: tokensOf(found.text),
            sections: results.map(sectionOf),
          };
          from = next;
        }
      },
    },
  };
}
