/** Pages that are timed, by the name that tables give them, and the sites that have them. */
export const PAGES: Readonly<
  Record<string, {readonly path: string; readonly sites: readonly string[]}>
> = {
  guide: {
    path: '/toolhive/guides-cli/run-mcp-servers',
    sites: ['ours', 'docusaurus', 'vitepress', 'starlight', 'rspress'],
  },
  command: {
    path: '/toolhive/reference/cli/thv_run',
    sites: ['ours', 'docusaurus', 'vitepress', 'starlight', 'rspress'],
  },
  landing: {path: '/', sites: ['ours', 'docusaurus']},
  API: {path: '/toolhive/reference/api', sites: ['ours', 'redocusaurus']},
  search: {path: '/search?q=proxy', sites: ['ours']},
};
