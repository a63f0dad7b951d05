import type {MiddlewareHandler} from 'hono';
import {DRAWING_POLICY, DRAWINGS} from '../packages/hosting';
import type {HostingPlanFile} from './HostingPlanFile';

const POLICY = 'Content-Security-Policy';

/**
 * Middleware that adds the headers of the build's plan to each answer, errors and redirects included.
 * A route that has set one of them keeps its own.
 *
 * @param baseUrl - Path the site lies under.
 */
export function securityHeaders(plan: HostingPlanFile, baseUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const {headers} = await plan.read();
    await next();
    const isDrawing = context.req.path.startsWith(baseUrl + DRAWINGS) && context.res.ok;
    for (const [name, value] of Object.entries(isDrawing ? {...headers, [POLICY]: DRAWING_POLICY} : headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
