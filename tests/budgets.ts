/** What a page of each kind may cost on a cold load, in bytes as sent (brotli) and as measured in Chromium. */
export interface Budget {
  readonly path: string;
  /** JavaScript the page runs. */
  readonly script: number;
  /** Style sheets. */
  readonly style: number;
  /** Elements of the page, all of which are read, styled and laid out. */
  readonly elements: number;
}

const KB = 1024;
/** What most pages need. */
const DOCS = {script: 10.9 * KB, style: 11 * KB, elements: 2500};

/**
 * The budgets. A stock site of the framework needs 164 KB of script and 12 KB of style for a page of
 * documentation, Starlight 27 KB of script.
 */
export const BUDGETS: readonly Budget[] = [
  {path: '/', ...DOCS, style: 12 * KB},
  {path: '/toolhive/', ...DOCS},
  {path: '/toolhive/quickstart', ...DOCS},
  {path: '/toolhive/guides-cli', ...DOCS},
  {path: '/toolhive/guides-cli/run-mcp-servers', ...DOCS},
  {path: '/toolhive/concepts/mcp-primer', ...DOCS},
  {path: '/toolhive/reference/cli/thv_run', ...DOCS},
  {path: '/toolhive/reference/api', ...DOCS, script: 12.2 * KB, style: 12.25 * KB, elements: 9000},
];

/** What the consoles of the API reference may cost once one is opened, in bytes as sent. */
export const CONSOLE = {
  /** Code, styles, the sandbox and the registry in it, and React. */
  script: 92 * KB,
  /** The published specification, which the console reads. */
  specification: 10 * KB,
};

/** What the search may cost a reader who comes near it, in bytes as sent. */
export const SEARCH = {
  /** Engine, client, box and styles together, and React. */
  code: 90 * KB,
  index: 120 * KB,
  /** The index of headings and questions, which answers first. */
  first: 36 * KB,
  /** All that is fetched before anybody asks. */
  ahead: 130 * KB,
};
