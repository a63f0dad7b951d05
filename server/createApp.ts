import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {Hono} from 'hono';
import {logError} from './logging';
import {mcpOnDemand} from './mcp/mcpOnDemand';
import {EmbeddedBackend} from './search/EmbeddedBackend';
import {API_PATH, searchApi, type SearchApiOptions} from './search/searchApi';
import type {SearchBackend} from './search/SearchBackend';
import {headersFor, HostingPlanFile} from './site/HostingPlanFile';
import {languageFolders} from './site/languageFolders';
import {securityHeaders} from './site/securityHeaders';
import {staticSite, type StaticSiteOptions} from './site/staticSite';

/** How the program is set up. */
export interface AppOptions extends StaticSiteOptions, Omit<SearchApiOptions, 'backend'> {
  /** What is searched; left out: the index of the build. */
  readonly backend?: SearchBackend | undefined;
  /** Folder of the project, whose data the MCP server checks texts by; left out: there is no MCP server. */
  readonly root?: string;
  /** Names under which the MCP server may be called, besides those of this machine and the site's own. */
  readonly hosts?: readonly string[];
}

/** The program behind `npm start`, as one Hono app. Further routes go before the static site. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const plan = new HostingPlanFile(options.buildDir);

  app.get('/healthz', securityHeaders(plan), (context) =>
    context.json({status: 'ok'}, 200, {'Cache-Control': 'no-store'}),
  );
  const backend = options.backend ?? new EmbeddedBackend(options.buildDir);
  app.get('/readyz', securityHeaders(plan), async (context) => {
    const isReady = await backend.ready().then(
      () => existsSync(join(options.buildDir, 'index.html')),
      () => false,
    );
    return context.json({status: isReady ? 'ready' : 'not ready'}, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.all(`${options.baseUrl}${API_PATH}*`, searchApi({...options, backend}));
  const {root, ...others} = options;
  if (root !== undefined) {
    app.route('/', mcpOnDemand({...others, root}, plan));
  }
  for (const language of languageFolders(options.buildDir)) {
    const baseUrl = `${options.baseUrl}${language}/`;
    const buildDir = join(options.buildDir, language);
    app.all(
      `${baseUrl}${API_PATH}*`,
      searchApi({...options, backend: new EmbeddedBackend(buildDir), baseUrl}),
    );
    app.all(`${baseUrl}*`, staticSite({buildDir, baseUrl}, plan));
  }
  // The only handler of most paths, so that Hono calls it without a chain of middleware.
  app.all('*', staticSite(options, plan));
  app.onError((error, context) => {
    logError(`${context.req.method} ${context.req.path}`, error);
    const forwarded = context.req.header('X-Forwarded-Proto');
    const headers = headersFor(plan.read(), context.req.url, forwarded);
    return context.text('The server could not answer. Try again.\n', 500, {
      ...headers,
      'Cache-Control': 'no-store',
    });
  });

  return app;
}
