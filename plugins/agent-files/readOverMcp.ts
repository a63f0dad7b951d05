import {getPage, type DocsLibrary} from '@toolhive-docs/docs-mcp';
import type {PageEntry} from '@toolhive-docs/agent-files';

/** A page as a client of the MCP server gets it. */
export interface ReadPage {
  readonly markdown: string;
  /** Ids that the server sends a section for. */
  readonly addresses: readonly string[];
}

type Input = Parameters<typeof getPage.run>[0];

/**
 * Reads a page with `get_page`, part by part as long as there is more, and each of its sections by its id. Arguments and answers are held
 * to the tool's schemas.
 */
export async function readOverMcp(
  {url, sections}: PageEntry,
  library: DocsLibrary,
): Promise<ReadPage> {
  const call = async (args: Input) => {
    const {data, text} = await getPage.run(getPage.input.strict().parse(args), library);
    const answer = getPage.output.parse(data);
    // Most clients show the text alone.
    if (!text.startsWith(answer.markdown))
      throw new Error(`get_page(${JSON.stringify(args)}): the text is not what the data says.`);
    return answer;
  };
  const parts: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const {markdown, next} = await call({url, from});
    parts.push(markdown);
    from = next;
  }
  const addresses: string[] = [];
  for (const {id} of sections.filter((section) => section.id !== '')) {
    const answer = await call({url, section: id}).catch(() => undefined);
    if (answer?.markdown) addresses.push(id);
  }
  return {markdown: parts.join(''), addresses};
}
