/** Pages that are timed, by the name that tables give them, and the sites that have them; without a list, all. */
export const PAGES: Readonly<Record<string, {readonly path: string; readonly sites?: readonly string[]}>> = {
  guide: {path: '/toolhive/guides-cli/run-mcp-servers'},
  command: {path: '/toolhive/reference/cli/thv_run'},
  landing: {path: '/', sites: ['ours', 'docusaurus']},
  API: {path: '/toolhive/reference/api', sites: ['ours']},
  search: {path: '/search?q=proxy', sites: ['ours']},
};
