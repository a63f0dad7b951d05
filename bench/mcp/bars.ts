/** What the MCP server must hold on one core. Times are in milliseconds. */
export const BARS = {
  /** 95 of 100 searches take no longer. */
  searchDocs: 15,
  /** 95 of 100 pages take no longer. */
  getPage: 5,
  /** Share of the calls that may be late at the end of a steady load. */
  behind: 0.01,
  /** Memory in the second half of that load, by the first; the heap breathes by some percent. */
  growth: 1.1,
};
