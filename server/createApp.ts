import {Hono} from 'hono';
import {HostingPlanFile} from './HostingPlanFile';
import {searchApi, type SearchApiOptions} from './search/searchApi';
import {securityHeaders} from './securityHeaders';
import {staticSite, type StaticSiteOptions} from './staticSite';

/** The program behind `npm start`, as one Hono app. Further routes go before the static site. */
export function createApp(options: StaticSiteOptions & SearchApiOptions): Hono {
  const app = new Hono();
  const plan = new HostingPlanFile(options.buildDir);

  app.use(securityHeaders(plan));
  app.get('/healthz', (context) =>
    context.json({status: 'ok'}, 200, {'Cache-Control': 'no-store'}),
  );
  app.use(searchApi(options));
  app.get('*', staticSite(options, plan));
  app.all('*', (context) => context.text('Use GET or HEAD.\n', 405, {Allow: 'GET, HEAD'}));
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path}:`, error);
    return context.text('The server could not answer. Try again.\n', 500);
  });

  return app;
}
