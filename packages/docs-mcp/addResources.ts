import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import type {DocsLibrary} from './library/DocsLibrary';
import {findPage, SCHEME} from './library/findPage';
import {sectionText} from './library/sectionText';
import {resourceOf} from './shared';
import {ToolError} from './Tool';

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
    (uri) => ({
      contents: [{uri: uri.href, mimeType: 'text/markdown', text: textAt(uri.href, library)}],
    }),
  );
}

/**
 * The Markdown at an address, as the site sends it: `?section=` names a part.
 *
 * @throws ResourceNotFoundError, as the protocol says, with the nearest pages or the sections of the page.
 */
function textAt(uri: string, library: DocsLibrary): string {
  try {
    const {page, section} = findPage(uri, library.index);
    return sectionText(library.textOf(page), page, section);
  } catch (error) {
    throw error instanceof ToolError ? new ResourceNotFoundError(uri, error.message) : error;
  }
}
