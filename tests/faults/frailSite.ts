import {fileURLToPath} from 'node:url';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

/** The site on a server of its own, which can be stopped, started again, and made to stumble. */
export interface FrailSite {
  readonly url: string;
  /** Answers some paths in another way than the site would; undefined where it is to answer itself. */
  stumble: (path: string) => Response | undefined;
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** Starts the site on a free port. */
export async function frailSite(): Promise<FrailSite> {
  const app = createApp({buildDir: BUILD, baseUrl: '/'});
  const answers: Pick<typeof app, 'fetch'> = {
    fetch: (request, ...rest) =>
      site.stumble(new URL(request.url).pathname) ?? app.fetch(request, ...rest),
  };
  let server = await startServer(answers, '127.0.0.1', 0);
  const {url, port} = server;
  const site: FrailSite = {
    url,
    stumble: () => undefined,
    stop: () => server.stop(),
    start: async () => {
      server = await startServer(answers, '127.0.0.1', port);
    },
  };
  return site;
}

/** An answer that begins well and breaks off. */
export function brokenOff(text: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      setTimeout(() => controller.error(new Error('broken off')), 50);
    },
  });
  return new Response(body, {headers: {'Content-Type': 'text/html', 'Content-Length': '100000'}});
}
