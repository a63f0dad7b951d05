import type {PageEntry} from '@toolhive-docs/agent-files';
import {DocsLibrary, getPage} from '@toolhive-docs/docs-mcp';

/** A page as a client of the MCP server gets it. */
export interface McpForm {
  readonly markdown: string;
  /** Ids that the server sends a section for. */
  readonly addresses: readonly string[];
}

/** Arguments and answers are held to the schemas of the tool. */
async function call(library: DocsLibrary, args: Parameters<typeof getPage.run>[0]) {
  const {data, text} = await getPage.run(getPage.input.strict().parse(args), library);
  const answer = getPage.output.parse(data);
  // Most clients show the text alone.
  if (!text.startsWith(answer.markdown))
    throw new Error(`get_page(${JSON.stringify(args)}): the text is not what the data says.`);
  return answer;
}

/** Reads a page part by part as long as there is more, and each of its sections by its id. */
async function formOf(library: DocsLibrary, {url, sections}: PageEntry): Promise<McpForm> {
  const parts: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const {markdown, next} = await call(library, {url, from});
    parts.push(markdown);
    from = next;
  }
  const addresses: string[] = [];
  for (const {id} of sections.filter((section) => section.id !== '')) {
    const answer = await call(library, {url, section: id}).catch(() => undefined);
    if (answer?.markdown) addresses.push(id);
  }
  return {markdown: parts.join(''), addresses};
}

/** What a client of the MCP server gets of every page of a build, by routes. */
export async function mcpForms(buildDir: string, root: string): Promise<Record<string, McpForm>> {
  const library = new DocsLibrary({buildDir, root});
  const forms: Record<string, McpForm> = {};
  for (const page of library.index.pages) forms[page.route] = await formOf(library, page);
  return forms;
}
