import * as strings from '../../i18n/en/strings';

/** Addresses of a page for programs, in full. */
export interface PageAddresses {
  /** Of the page's Markdown; pages that are no documentation have none. */
  readonly markdown: string | undefined;
  /** Of the MCP server; hosts that only send files have none. */
  readonly mcp: string | undefined;
}

/** One line of the menu: a link, or a text to be copied. */
export type MenuItem =
  | {readonly label: string; readonly href: string}
  | {readonly label: string; readonly copied: string; readonly text: () => Promise<string>};

/** How clients name the MCP server. */
const SERVER = 'toolhive-docs';

/** Where assistants take a question; each is asked only when its link is followed. */
const ASSISTANTS = [
  ['Claude', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/?prompt='],
  ['Cursor', 'https://cursor.com/link/prompt?text='],
] as const;

/**
 * What the menu of a page offers, in groups: its Markdown, assistants, and the MCP server.
 *
 * @param readMarkdown - Fetches the page's Markdown.
 */
export function pageMenuItems(
  {markdown, mcp}: PageAddresses,
  readMarkdown: () => Promise<string>,
): MenuItem[][] {
  return [
    ...(markdown === undefined ? [] : ofPage(markdown, readMarkdown)),
    ...(mcp === undefined ? [] : [ofServer(mcp)]),
  ];
}

function ofPage(markdown: string, text: () => Promise<string>): MenuItem[][] {
  const prompt = encodeURIComponent(strings.askAbout(markdown));
  return [
    [
      {label: strings.copyMarkdown, copied: strings.markdownCopied, text},
      // The origin of the page at hand, which a preview or a copy does not share with the site.
      {label: strings.viewMarkdown, href: new URL(markdown).pathname},
    ],
    ASSISTANTS.map(([name, start]) => ({label: strings.openIn(name), href: start + prompt})),
  ];
}

function ofServer(url: string): MenuItem[] {
  const code = encodeURIComponent(JSON.stringify({name: SERVER, type: 'http', url}));
  const cursor = encodeURIComponent(btoa(JSON.stringify({url})));
  return [
    {label: strings.addServerTo('VS Code'), href: `vscode:mcp/install?${code}`},
    {
      label: strings.addServerTo('Cursor'),
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${SERVER}&config=${cursor}`,
    },
    {
      label: strings.copyCommandFor('Claude Code'),
      copied: strings.serverCommandCopied,
      text: () => Promise.resolve(`claude mcp add --transport http --scope user ${SERVER} ${url}`),
    },
  ];
}
