import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {chmod, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {DRAWING_POLICY, LINKSET, nginxConfig, SECURE_HEADERS} from '@toolhive-docs/hosting';
import {freePort} from '../../server/testing/freePort';
import {EXAMPLE_FILES, writeExampleBuild} from '../../server/testing/exampleBuild';
import {unprivileged} from '../../server/testing/unprivileged';
import {pageHeaders} from './pageHeaders';

/** Where Debian keeps it. */
const NGINX = '/usr/sbin/nginx';
/** Longer than what fits into a hash of nginx. */
const LONG = '/toolhive/reference/cli/thv_config_list-registered-clients';
const INDEX = {
  ...{site: 'Docs', title: 'Docs', description: 'All.', version: 'v0.0.47'},
  root: 'https://docs.example.com/',
  pages: [
    {
      ...{route: '/toolhive/quickstart', markdown: '/toolhive/quickstart.md', tokens: 4},
      url: 'https://docs.example.com/toolhive/quickstart',
      ...{title: 'Quickstart', description: '', category: '', kind: '', version: 'v0.0.47'},
      ...{digest: '', sections: []},
    },
  ],
};
const HSTS = 'Strict-Transport-Security';
const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='";

describe.skipIf(!existsSync(NGINX))(`nginx (or: ${NGINX} is not installed)`, () => {
  let url = '';
  let belowUrl = '';
  let folder = '';
  let logged = '';
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    folder = await writeExampleBuild();
    await mkdir(join(folder, 'img/diagrams'));
    await writeFile(join(folder, 'img/diagrams/a.svg'), '<svg/>');
    await writeFile(join(folder, 'toolhive/quickstart.md'), '# Quickstart\n');
    await mkdir(join(folder, '.well-known'));
    await writeFile(join(folder, '.well-known/api-catalog'), '{}');
    await mkdir(join(folder, 'api-specs'));
    await writeFile(join(folder, 'api-specs/api.yaml'), 'openapi: 3.1.0\n');
    await writeFile(join(folder, '_headers'), '/*\n');
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
    await chmod(folder, 0o777);
    const port = await freePort();
    const headers = {'Content-Security-Policy': POLICY, ...SECURE_HEADERS};
    const redirects = [
      {from: '/old', to: '/toolhive/quickstart'},
      {from: LONG, to: '/toolhive/quickstart#install'},
    ];
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const config = nginxConfig({baseUrl: '/', headers, redirects}, files, {
      root: folder,
      listen: `127.0.0.1:${port}`,
      more: pageHeaders('/', INDEX, files),
    });
    await writeFile(join(folder, '.docs.conf'), config);
    const host = join(folder, '.host');
    await mkdir(join(host, dirname(LONG)), {recursive: true});
    await symlink(folder, join(host, LONG));
    const below = await freePort();
    belowUrl = `http://127.0.0.1:${below}`;
    await writeFile(
      join(folder, '.below.conf'),
      nginxConfig({baseUrl: `${LONG}/`, headers, redirects}, files, {
        root: host,
        listen: `127.0.0.1:${below}`,
      }),
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/.${name};`)
      .join(' ');
    for (const name of ['docs', 'below'])
      await writeFile(
        join(folder, `.${name}.nginx.conf`),
        `daemon off; pid ${folder}/.${name}.pid; error_log stderr; events {} http { ${temporary} access_log off; include /etc/nginx/mime.types; include ${folder}/.${name}.conf; }`,
      );
    url = `http://127.0.0.1:${port}`;
    stop = await start('docs', url);
  }, 30_000);
  const start = async (name: string, at: string): Promise<() => Promise<void>> => {
    const nginx = spawn(NGINX, ['-c', join(folder, `.${name}.nginx.conf`), '-e', 'stderr'], {
      stdio: ['ignore', 'inherit', 'pipe'],
      ...unprivileged(),
    });
    nginx.stderr.on('data', (text: Buffer) => {
      logged += text.toString();
      process.stderr.write(text);
    });
    const ended = new Promise((resolve) => void nginx.once('exit', resolve));
    await vi.waitFor(() => fetch(at), {timeout: 20_000});
    return async () => {
      nginx.kill('SIGQUIT');
      await ended;
    };
  };
  afterAll(async () => {
    await stop();
    await rm(folder, {recursive: true});
  });
  const get = (path: string) => fetch(url + path, {redirect: 'manual'});

  it('sends every response with our headers, also that for a missing page', async () => {
    for (const path of ['/', '/toolhive/quickstart', '/missing', '/img/logo.svg', '/old']) {
      const {headers} = await get(path);
      expect(headers.get('content-security-policy')).toBe(POLICY);
      for (const [name, value] of Object.entries({...SECURE_HEADERS, [HSTS]: null}))
        expect(headers.get(name)).toBe(value);
    }
    const drawing = await get('/img/diagrams/a.svg');
    expect(drawing.headers.get('content-security-policy')).toBe(DRAWING_POLICY);
  });

  it.each([
    ['https', SECURE_HEADERS[HSTS]],
    ['https, http', SECURE_HEADERS[HSTS]],
    ['http', null],
    ['http, https', null],
    ['shttps', null],
  ])(
    'carries HSTS over TLS alone, which a proxy in front tells of: %s',
    async (protocol, value) => {
      const {headers} = await fetch(url, {headers: {'X-Forwarded-Proto': protocol}});
      expect(headers.get(HSTS)).toBe(value);
    },
  );

  it('says which methods it has, and has no error kept', async () => {
    const script = `${url}/assets/js/main.1a2b3c4d.js`;
    const sent = async (request: RequestInit) => {
      const {status, headers} = await fetch(script, request);
      return [status, headers.get('cache-control'), headers.get('allow')];
    };
    expect(await sent({method: 'POST'})).toEqual([405, 'no-store', 'GET, HEAD']);
    const since = 'Mon, 01 Jan 2001 00:00:00 GMT';
    expect(await sent({headers: {'If-Unmodified-Since': since}})).toEqual([412, 'no-store', null]);
  });

  it('says where the other form of a page is, how long its Markdown is, and where all pages are', async () => {
    const all = '<https://docs.example.com/llms.txt>; rel="describedby"; type="text/plain"';
    const sent = async (path: string) => {
      const {headers} = await get(path);
      return [headers.get('link'), headers.get('x-markdown-tokens')];
    };
    const page = 'https://docs.example.com/toolhive/quickstart';
    for (const path of ['/toolhive/quickstart', '/toolhive/quickstart/'])
      expect(await sent(path)).toEqual([
        `<${page}.md>; rel="alternate"; type="text/markdown", ${all}`,
        null,
      ]);
    expect(await sent('/toolhive/quickstart.md')).toEqual([
      `<${page}>; rel="canonical", ${all}`,
      '4',
    ]);
    for (const path of ['/toolhive', '/missing']) expect(await sent(path)).toEqual([all, null]);
    expect(await sent('/img/logo.svg')).toEqual([null, null]);
  });

  it('finds pages without an ending and sends the page for what is missing', async () => {
    expect(await (await get('/toolhive/quickstart')).text()).toBe('<h1>Quickstart</h1>');
    expect(await (await get('/toolhive')).text()).toBe('<h1>Docs home</h1>');
    const missing = await get('/missing');
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>Not found</h1>']);
    expect((await get('/.stamp.json')).status).toBe(404);
  });

  it('keeps hashed files for good, pictures for an hour, and asks again for the rest', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cache('/assets/js/main.1a2b3c4d.js')).toMatch(/immutable$/);
    expect(await cache('/img/logo.svg')).toBe('public, max-age=3600');
    expect(await cache('/toolhive/quickstart')).toBe('no-cache');
  });

  it('takes base paths and redirects of any length', () => {
    const check = ['-t', '-q', '-c', join(folder, '.below.nginx.conf'), '-e', 'stderr'];
    expect(spawnSync(NGINX, check, {encoding: 'utf8', ...unprivileged()}).stderr).toBe('');
  });

  it('has what programs ask a host for at its root, below a base path as well', async () => {
    onTestFinished(await start('below', belowUrl));
    for (const path of ['', LONG]) {
      const {status, headers} = await fetch(`${belowUrl}${path}/.well-known/api-catalog`);
      expect([status, headers.get('content-type')]).toEqual([200, LINKSET]);
    }
    for (const path of ['/robots.txt', `${LONG}/robots.txt`])
      expect(await (await fetch(belowUrl + path)).text()).toBe('User-agent: *\n');
    expect((await fetch(`${belowUrl}/numbers.txt`)).status).toBe(404);
  }, 30_000);

  const target = async (path: string) => {
    const {status, headers} = await get(path);
    return [status, headers.get('location')];
  };

  it('follows moved pages from every spelling, with the query before the anchor', async () => {
    for (const path of ['/old', '/old/', '/old.html', '/old/index.html'])
      expect(await target(`${path}?a=1`)).toEqual([308, '/toolhive/quickstart?a=1']);
    expect(await target(LONG)).toEqual([308, '/toolhive/quickstart#install']);
    expect(await target(`${LONG}/?a=1`)).toEqual([308, '/toolhive/quickstart?a=1#install']);
  });

  it.each([
    ['/toolhive/quickstart.html', '/toolhive/quickstart'],
    ['/toolhive/quickstart/index.html', '/toolhive/quickstart'],
    ['/toolhive/quickstart/index', '/toolhive/quickstart'],
    ['//toolhive//quickstart', '/toolhive/quickstart'],
    ['/toolhive/quickstart//', '/toolhive/quickstart/'],
    ['/index.html', '/'],
  ])('leads from %s to the address of the page', async (path, page) => {
    expect(await target(`${path}?a=1`)).toEqual([308, `${page}?a=1`]);
  });

  it.each([
    ['/%0d%0aX-Injected:1//', 404, null],
    ['//evil.example/x.html', 308, '/evil.example/x.html'],
    ['/%5Cevil.example/index.html', 404, null],
  ])('leads from %s to no other host and adds no header', async (path, ...expected) => {
    expect(await target(path)).toEqual(expected);
    expect((await get(path)).headers.has('x-injected')).toBe(false);
  });

  it('takes long addresses as they are, and has nothing to log about them', async () => {
    logged = '';
    expect(await target(`${'/'.repeat(7000)}%20`)).toEqual([404, null]);
    expect(logged).not.toContain('pcre');
  });

  it.each(['/404', '/404.html', '/index.html.gz', '/_headers', '/missing.html'])(
    'has nothing at %s',
    async (path) => {
      const {status} = await get(path);
      expect(status).toBe(404);
    },
  );

  it('knows the types of our files, and sends compressed siblings', async () => {
    const type = async (path: string) => (await get(path)).headers.get('content-type');
    expect(await type('/toolhive/quickstart.md')).toBe('text/markdown; charset=utf-8');
    expect(await type('/api-specs/api.yaml')).toBe('application/yaml; charset=utf-8');
    expect(await type('/.well-known/api-catalog')).toBe(LINKSET);
    const catalog = await fetch(`${url}/.well-known/api-catalog`, {method: 'HEAD'});
    expect(catalog.headers.get('link')).toBe('<api-catalog>; rel="api-catalog"');
    const script = await get('/assets/js/main.1a2b3c4d.js');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toBe(EXAMPLE_FILES['assets/js/main.1a2b3c4d.js']);
  });

  it('lets other sites read specifications alone, and keeps Markdown out of search engines', async () => {
    const sent = async (path: string) => {
      const {headers} = await get(path);
      const names = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag'];
      return names.map((name) => headers.get(name));
    };
    expect(await sent('/api-specs/api.yaml')).toEqual(['*', 'cross-origin', null]);
    expect(await sent('/toolhive/quickstart')).toEqual([null, 'same-origin', null]);
    expect(await sent('/toolhive/quickstart.md')).toEqual([null, 'same-origin', 'noindex']);
  });
});
