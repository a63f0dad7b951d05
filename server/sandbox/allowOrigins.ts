import {Hono} from 'hono';
import {cors} from 'hono/cors';

type Fetch = (request: Request) => Promise<Response>;

/** Lets pages of the given origins call. Without any, the function stays as it is: like the real server, no CORS header at all. */
export function allowOrigins(fetch: Fetch, origins: readonly string[]): Fetch {
  if (!origins.length) return fetch;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    // A page on the internet that calls this machine asks for this as well.
    if (
      context.req.header('access-control-request-private-network') &&
      context.res.headers.has('access-control-allow-origin')
    ) {
      context.res.headers.set('Access-Control-Allow-Private-Network', 'true');
    }
  });
  app.use(
    cors({
      origin: origins.includes('*') ? '*' : [...origins],
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Prefer'],
      exposeHeaders: ['Allow', 'Preference-Applied', 'WWW-Authenticate'],
      maxAge: 600,
    }),
  );
  app.all('*', (context) => fetch(context.req.raw));
  return async (request) => app.fetch(request);
}
