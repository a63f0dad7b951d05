/** Where the server is, below the site's root. Apart, so that a program knows it without loading the server. */
export const MCP_PATH = 'mcp';

/** Where its card is, below the site's root. */
export const CARD_PATH = `${MCP_PATH}/server-card`;

/** Where the catalog that names it is: below the root of the domain. */
export const CATALOG_PATH = '.well-known/ai-catalog.json';
