import type {MiddlewareHandler} from 'hono';
import type {HostingPlanFile} from './HostingPlanFile';

/**
 * Middleware that adds the headers of the build's plan to each answer, errors and redirects included.
 * A route that sets one of them has its own.
 */
export function securityHeaders(plan: HostingPlanFile): MiddlewareHandler {
  return async (context, next) => {
    // Before the answer is made: one that is there would be made anew for each header, with a copy of its body.
    for (const [name, value] of Object.entries((await plan.read()).headers))
      context.header(name, value);
    await next();
  };
}
