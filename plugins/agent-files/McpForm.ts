/** A page as a client of the MCP server gets it. */
export interface McpForm {
  readonly markdown: string;
  /** Ids that the server sends a section for. */
  readonly addresses: readonly string[];
}
