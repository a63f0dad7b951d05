import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import type {PageEntry} from '@toolhive-docs/agent-files';
import type {DocsLibrary} from './library/DocsLibrary';
import {findPage, SCHEME} from './library/findPage';
import {resourceOf} from './shared';
import {ToolError} from './ToolError';

/** Completions at the most, which the protocol bounds at this. */
const MOST = 100;

/** Adds every page as a resource of Markdown. */
export function addResources(server: McpServer, library: DocsLibrary): void {
  const template = new ResourceTemplate(`${SCHEME}{+path}`, {
    list: () => ({
      resources: library.index.pages.map((page) => ({
        uri: resourceOf(page),
        name: page.markdown.slice(1),
        title: page.title,
        description: page.description,
        mimeType: 'text/markdown',
      })),
    }),
    complete: {
      path: (start) =>
        library.index.pages
          .map(({markdown}) => markdown.slice(1))
          .filter((path) => path.includes(start))
          .slice(0, MOST),
    },
  });
  server.registerResource(
    'page',
    template,
    {title: 'A page of the documentation', mimeType: 'text/markdown'},
    (uri) => {
      const page = pageOf(uri.href, library);
      return {
        contents: [{uri: uri.href, mimeType: 'text/markdown', text: library.textOf(page)}],
      };
    },
  );
}

/** @throws ResourceNotFoundError, as the protocol says, with the nearest pages. */
function pageOf(uri: string, {index}: DocsLibrary): PageEntry {
  try {
    return findPage(uri, index).page;
  } catch (error) {
    throw error instanceof ToolError ? new ResourceNotFoundError(uri, error.message) : error;
  }
}
