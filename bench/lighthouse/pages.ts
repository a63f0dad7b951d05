/** Pages that readers come to first, one of each kind, by the name that tables give them. */
export const PAGES: Readonly<Record<string, string>> = {
  landing: '/',
  guide: '/toolhive/guides-cli/run-mcp-servers',
  command: '/toolhive/reference/cli/thv_run',
  API: '/toolhive/reference/api',
  search: '/search?q=proxy',
  'not found': '/toolhive/no-such-page',
};
