import {createServer} from 'node:http';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeMarkdownBuild} from '@toolhive-docs/docs-mcp/testing';
import {listen, type Listening} from '../server/testing/listen';

type Handle = (request: Request, next: () => Promise<Response>) => Promise<Response>;
type Module = Record<string, unknown>;

/** Largest function of the strictest host, in bytes before compression. */
const MAX_BYTES = 1024 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await writeMarkdownBuild();
});
afterAll(() => rmSync(folder, {recursive: true}));

/** What a host that only sends files answers. */
function staticFile(address: string | URL): Response {
  const {pathname} = new URL(address);
  const names = [pathname.slice(1), join(pathname.slice(1), 'index.html')];
  for (const name of names) {
    try {
      return new Response(readFileSync(join(folder, name)), {headers: {'X-Host': 'static'}});
    } catch {
      // The next name.
    }
  }
  return new Response('no such file', {status: 404});
}

/** Bundles a function without anything of Node's, as hosts do. */
async function load(file: string): Promise<Module> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    treeShaking: true,
    external: ['node:crypto'],
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${file} has no bundle.`);
  expect(bundle.text).not.toMatch(/from ?"node:/);
  expect(bundle.contents.length).toBeLessThan(MAX_BYTES);
  const name = join(folder, `${file.replaceAll(/\W/g, '-')}.mjs`);
  writeFileSync(name, bundle.text);
  return (await import(pathToFileURL(name).href)) as Module;
}

/** Runs a function in front of files, over HTTP. */
function serve(handle: Handle): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    const url = `http://${incoming.headers.host ?? ''}${incoming.url ?? ''}`;
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers as Record<string, string>,
    });
    void handle(request, () => Promise.resolve(staticFile(url))).then(async (response) => {
      const body = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
    });
  });
  return listen(server);
}

const HOSTS: readonly (readonly [string, string, (module: Module) => Handle])[] = [
  [
    'Netlify',
    './netlify/markdown.ts',
    (module) => {
      const run = module['default'] as (request: Request, context: object) => Promise<Response>;
      return (request, next) => run(request, {next});
    },
  ],
  [
    'Cloudflare Pages',
    './cloudflare/_middleware.ts',
    (module) => {
      const run = module['onRequest'] as (context: object) => Promise<Response>;
      const env = {ASSETS: {fetch: (address: URL) => Promise.resolve(staticFile(address))}};
      return (request, next) => run({request, env, next});
    },
  ],
  [
    'Vercel',
    './vercel/middleware.ts',
    (module) => {
      const run = module['default'] as (request: Request) => Promise<Response>;
      return async (request, next) => {
        const response = await run(request);
        if (!response.headers.has('x-middleware-next')) return response;
        const own = await next();
        response.headers.forEach((value, name) => {
          if (name !== 'x-middleware-next') own.headers.set(name, value);
        });
        return own;
      };
    },
  ],
];

describe.each(HOSTS)('the function for %s', (_name, file, adapt) => {
  let server: Listening;
  beforeAll(async () => {
    server = await serve(adapt(await load(file)));
  });
  afterAll(() => server.close());
  const get = (path: string, accept = '*/*') =>
    fetch(server.url + path, {headers: {Accept: accept}, redirect: 'manual'});

  it('sends HTML to browsers and Markdown to those who ask or read for a model, and says what it depends on', async () => {
    const html = await get('/guides/run', 'text/html,*/*;q=0.8');
    expect(await html.text()).toContain('<h2 id=ports>');
    const markdown = await get('/guides/run', 'text/markdown');
    expect(await markdown.text()).toMatch(/^---\ntitle: Run/);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const read = await fetch(`${server.url}/guides/run`, {
      headers: {'User-Agent': 'ClaudeBot/1.0'},
    });
    expect(read.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    for (const {headers} of [html, markdown])
      expect(headers.get('vary')).toContain('Accept, User-Agent');
    expect(html.headers.get('link')).toContain('/guides/run.md>; rel="alternate"');
    expect(markdown.headers.get('link')).toContain('/guides/run>; rel="canonical"');
  });

  it('leads from a page that is no documentation to the index of the docs', async () => {
    const {headers} = await get('/search', 'text/html');
    expect(headers.get('link')).toMatch(/\/llms\.txt>; rel="describedby"/);
    expect((await get('/assets/a.js')).headers.has('link')).toBe(false);
  });

  it('sends Markdown by address, and one section of it', async () => {
    expect(await (await get('/guides/run.md')).text()).toContain('## Hosts');
    expect(await (await get('/guides/run.md?section=ports')).text()).toBe(
      '# Run\n\n## Ports\n\nPick one.\n',
    );
    expect((await get('/guides/run.md?section=none')).status).toBe(404);
  });

  it('leads from the other spelling of an address to the right one', async () => {
    const answer = await get('/guides.md');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/guides/index.md']);
  });

  it('answers for a missing page with a 404 in Markdown, and leaves other files alone', async () => {
    const answer = await get('/guides/rum', 'text/markdown');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('/guides/run.md');
    expect((await get('/nothing.png')).status).toBe(404);
    const script = await get('/assets/a.js');
    expect([await script.text(), script.headers.get('x-host')]).toEqual(['a()', 'static']);
  });
});
