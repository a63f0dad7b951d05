import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Hono, type Context} from 'hono';
import {PAGE_INDEX} from '@toolhive-docs/agent-files';
import {logError} from './logging';
import {mcpRoutes} from './mcp/mcpRoutes';
import {BuiltIndex} from './search/BuiltIndex';
import {EmbeddedBackend} from './search/EmbeddedBackend';
import {API_PATH, searchApi, type SearchApiOptions} from './search/searchApi';
import type {SearchBackend} from './search/SearchBackend';
import {ClientQuota} from './search/log/ClientQuota';
import {PendingResponses} from './search/PendingResponses';
import {HostingPlanFile} from './site/HostingPlanFile';
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

  const headersOf = (context: Context) => ({
    ...plan.headersFor(context),
    'Cache-Control': 'no-store',
  });
  app.get('/healthz', (context) => context.json({status: 'ok'}, 200, headersOf(context)));
  // Searches and the MCP server share it, for it is what takes most memory.
  const index = new BuiltIndex(options.buildDir);
  const backend = options.backend ?? new EmbeddedBackend(index);
  app.get('/readyz', async (context) => {
    const isReady = await backend.ready().then(
      () => existsSync(join(options.buildDir, 'index.html')),
      () => false,
    );
    const status = isReady ? 'ready' : 'not ready';
    return context.json({status}, isReady ? 200 : 503, headersOf(context));
  });
  const shared = {quota: new ClientQuota(), pending: new PendingResponses(), ...options};
  app.route(options.baseUrl + API_PATH, searchApi({...shared, backend}));
  const {root} = options;
  if (root !== undefined)
    app.route('/', mcpRoutes({...options, root, searchIndex: index, log: logError}, plan));
  for (const language of languageFolders(options.buildDir)) {
    const baseUrl = `${options.baseUrl}${language}/`;
    const buildDir = join(options.buildDir, language);
    const ofLanguage = new EmbeddedBackend(new BuiltIndex(buildDir));
    app.route(baseUrl + API_PATH, searchApi({...shared, backend: ofLanguage}));
    app.all(`${baseUrl}*`, staticSite({buildDir, baseUrl}, plan));
  }
  // The only handler of most paths, so that Hono calls it without a chain of middleware.
  app.all('*', staticSite(options, plan));
  app.onError((error, context) => {
    logError(`${context.req.method} ${context.req.path}`, error);
    return context.text('The server could not answer. Try again.\n', 500, headersOf(context));
  });

  return app;
}

/** Names of the folders of a build that hold the pages of further languages, each with an index of its own. */
export function languageFolders(buildDir: string): string[] {
  if (!existsSync(buildDir)) return [];
  return readdirSync(buildDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(join(buildDir, entry.name, PAGE_INDEX)))
    .map(({name}) => name)
    .sort();
}
