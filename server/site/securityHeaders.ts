import type {MiddlewareHandler} from 'hono';
import {headersFor, type HostingPlanFile} from './HostingPlanFile';

/** Middleware that adds the headers of the build's plan to each response. A route that sets one of them has its own. */
export function securityHeaders(plan: HostingPlanFile): MiddlewareHandler {
  return async (context, next) => {
    const forwarded = context.req.header('X-Forwarded-Proto');
    // Before the response is made: setting headers later clones the response each time.
    for (const [name, value] of Object.entries(headersFor(plan.read(), context.req.url, forwarded)))
      context.header(name, value);
    await next();
  };
}
