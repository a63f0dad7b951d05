import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {Hono} from 'hono';
import {PLAN_FILE} from '@toolhive-docs/hosting';
import {createApp} from '../../server/createApp';
import {startServer, type RunningServer} from '../../server/startServer';

/** Folders in which the sites that we measure beside ours keep files whose names change with their content. */
const HASHED = /^\/(?:assets|_astro|static)\//;

/**
 * Serves a folder of built files on a free port of 127.0.0.1, with the program that `npm start` uses: every site that is measured is
 * served alike, compressed with brotli where `precompress` has been over it. Builds of others get no content policy, which would stop
 * their scripts, and may keep their hashed files as ours does.
 *
 * @throws Error when there is no build in the folder.
 */
export async function serveBuild(buildDir: string): Promise<RunningServer> {
  if (!existsSync(`${buildDir}/index.html`)) {
    throw new Error(
      `There is no build in ${buildDir}. Run \`npm run build\` first, or name another folder.`,
    );
  }
  const app = createApp({buildDir, baseUrl: '/'});
  return startServer(existsSync(join(buildDir, PLAN_FILE)) ? app : asOthers(app), '127.0.0.1', 0);
}

function asOthers(app: Hono): Hono {
  const others = new Hono();
  others.use(async (context, next) => {
    await next();
    context.res.headers.delete('Content-Security-Policy');
    if (HASHED.test(context.req.path) && context.res.ok)
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  others.route('/', app);
  return others;
}
