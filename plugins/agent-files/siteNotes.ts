import type {IndexNotes, PageIndex} from '@toolhive-docs/agent-files';

/** How programs read this site, for its index. */
export function siteNotes({root, version}: PageIndex): IndexNotes {
  const at = (path: string): string => new URL(path, root).href;
  return {
    notes: [
      `These pages describe ToolHive ${version}. Every page is also Markdown: add \`.md\` to its address, or ask for \`text/markdown\` in the Accept header. With \`?section=ID\` behind the address of the Markdown, the server sends one section with the headings above it; ids are those of the page's anchors, such as \`#--port\`.`,
      `Folders have indexes of their own, such as <${at('toolhive/guides-cli/llms.txt')}>.`,
    ],
    files: [
      `- [All pages in one file](${at('llms-full.txt')}): the Markdown of every page`,
      `- [Index as JSON](${at('pages.json')}): every page with its sections, tokens and digest`,
      `- [Sitemap](${at('sitemap.md')}): every page with the day of its last change`,
      `- [Errors](${at('errors.json')}): error texts with cause, fix and page`,
      `- [OpenAPI document](${at('api-specs/toolhive-api.yaml')}): the local HTTP API`,
      `- [Fidelity](${at('reports/fidelity.json')}): what of each page is in its Markdown`,
    ],
  };
}
