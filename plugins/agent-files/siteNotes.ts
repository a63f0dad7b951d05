import {aboutTokens, type IndexNotes, type PageIndex} from '@toolhive-docs/agent-files';
import {CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import {API_DOC} from '../api-reference/apiDoc';

/**
 * How programs read this site, for its index.
 *
 * @param hasMcp - Whether an MCP server answers at the site.
 */
export function siteNotes({root, version, pages}: PageIndex, hasMcp: boolean): IndexNotes {
  const at = (path: string): string => new URL(path, root).href;
  const all = pages.reduce((sum, {tokens}) => sum + tokens, 0);
  return {
    notes: [
      `These pages describe ToolHive ${version}. Every page is also Markdown: add \`.md\` to its address, or ask for \`text/markdown\` in the Accept header. With \`?section=ID\` behind the address of the Markdown, the server sends one section with the headings above it; ids are those of the page's anchors, such as \`#--port\`.`,
      `Folders have indexes of their own, such as <${at('toolhive/guides-cli/llms.txt')}>.`,
      // The addresses below are no links: programs that follow the links of an index expect pages.
      ...(hasMcp
        ? [
            `An MCP server answers questions about these docs at \`${at(MCP_PATH)}\` (Streamable HTTP, without a session or a key): it searches, reads pages and sections, explains errors, and checks commands and manifests. \`${at(`/${CATALOG_PATH}`)}\` names it for clients that know the domain alone.`,
          ]
        : []),
      `Data: \`${at('pages.json')}\` names every page with its sections, tokens and digest, \`${at('errors.json')}\` has error texts with cause, fix and page, \`${at('api-specs/toolhive-api.yaml')}\` describes the local HTTP API, and \`${at('reports/fidelity.json')}\` says what of each page is in its Markdown and in the answers of the MCP server.`,
    ],
    files: [
      `- [All pages in one file](${at('llms-full.txt')}): the Markdown of every page, ${aboutTokens(all)}`,
      `- [Sitemap](${at('sitemap.md')}): every page with the day of its last change`,
    ],
  };
}

/** The interfaces of the site for programs, as a set of links (RFC 9727). */
export function apiCatalog(root: string): object {
  const at = (path: string): string => new URL(path, root).href;
  return {
    linkset: [
      {
        anchor: at(API_DOC),
        'service-desc': [{href: at('api-specs/toolhive-api.yaml'), type: 'application/yaml'}],
        'service-doc': [
          {href: at(API_DOC), type: 'text/html'},
          {href: at(`${API_DOC}.md`), type: 'text/markdown'},
        ],
      },
    ],
  };
}
