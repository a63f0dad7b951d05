import {Hono, type Context} from 'hono';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import type {McpOptions} from './mcpRoutes';

/**
 * The routes of the MCP server, loaded with the first request for one of them. Reason: its packages take as long to load as all others
 * of the program, and most of what is asked for are pages.
 */
export function mcpOnDemand(options: McpOptions): Hono {
  const app = new Hono();
  let routes: Hono | undefined;
  const load = async (): Promise<Hono> => {
    const {mcpRoutes} = await import('./mcpRoutes');
    return (routes ??= mcpRoutes(options));
  };
  const answer = async ({req}: Context): Promise<Response> =>
    (routes ?? (await load())).fetch(req.raw);
  const {baseUrl} = options;
  app.all(baseUrl + MCP_PATH, answer);
  for (const path of [baseUrl + CARD_PATH, `/${CATALOG_PATH}`]) app.get(path, answer);
  return app;
}
