import {Hono, type Context} from 'hono';
import {CARD_PATH, CATALOG_PATH, MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import type {HostingPlanFile} from '../site/HostingPlanFile';
import type {McpOptions} from './mcpRoutes';

/**
 * The routes of the MCP server, loaded with the first request for one of them. Reason: its packages take as long to load as all others
 * of the program, and most of what is asked for are pages. Each response gets the headers of the build's plan that it has not set itself.
 */
export function mcpOnDemand(options: McpOptions, plan: HostingPlanFile): Hono {
  const app = new Hono();
  let routes: Hono | undefined;
  const load = async (): Promise<Hono> => {
    const {mcpRoutes} = await import('./mcpRoutes');
    return (routes ??= mcpRoutes(options));
  };
  const withHeaders = (response: Response, context: Context): Response => {
    for (const [name, value] of Object.entries(plan.headersFor(context)))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };
  const answer = async (context: Context): Promise<Response> =>
    withHeaders(await (routes ?? (await load())).fetch(context.req.raw), context);
  const {baseUrl} = options;
  app.all(baseUrl + MCP_PATH, answer);
  app.all(`${baseUrl + MCP_PATH}/`, (context) =>
    withHeaders(context.redirect(baseUrl + MCP_PATH, 308), context),
  );
  for (const path of [baseUrl + CARD_PATH, `/${CATALOG_PATH}`]) app.get(path, answer);
  return app;
}
