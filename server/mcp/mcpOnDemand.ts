import {Hono} from 'hono';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import type {McpOptions} from './mcpRoutes';

/**
 * The routes of the MCP server, loaded with the first request for one of them. Reason: its packages take as long to load as all others
 * of the program, and most of what is asked for are pages.
 */
export function mcpOnDemand(options: McpOptions): Hono {
  const app = new Hono();
  let routes: Promise<Hono> | undefined;
  const load = async (): Promise<Hono> => (await import('./mcpRoutes')).mcpRoutes(options);
  const {baseUrl} = options;
  app.all(baseUrl + MCP_PATH, async ({req}) => (await (routes ??= load())).fetch(req.raw));
  for (const path of [baseUrl + CARD_PATH, `/${CATALOG_PATH}`])
    app.get(path, async ({req}) => (await (routes ??= load())).fetch(req.raw));
  return app;
}
