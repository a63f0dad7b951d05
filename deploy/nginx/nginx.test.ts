import {spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {chmod, mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {DRAWING_POLICY, nginxConfig, SECURE_HEADERS} from '@toolhive-docs/hosting';
import {freePort} from '../../server/testing/freePort';
import {EXAMPLE_FILES, writeExampleBuild} from '../../server/testing/exampleBuild';
import {unprivileged} from '../../server/testing/unprivileged';

/** Where Debian keeps it. */
const NGINX = '/usr/sbin/nginx';
const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='";

describe.skipIf(!existsSync(NGINX))(`nginx (or: ${NGINX} is not installed)`, () => {
  let url = '';
  let folder = '';
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    folder = await writeExampleBuild();
    await mkdir(join(folder, 'img/diagrams'));
    await writeFile(join(folder, 'img/diagrams/a.svg'), '<svg/>');
    await writeFile(join(folder, 'toolhive/quickstart.md'), '# Quickstart\n');
    await chmod(folder, 0o777);
    const port = await freePort();
    const headers = {'Content-Security-Policy': POLICY, ...SECURE_HEADERS};
    const redirects = [{from: '/old', to: '/toolhive/quickstart'}];
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const config = nginxConfig({baseUrl: '/', headers, redirects}, files, {
      root: folder,
      listen: `127.0.0.1:${port}`,
    });
    await writeFile(join(folder, '.docs.conf'), config);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/.${name};`)
      .join(' ');
    await writeFile(
      join(folder, '.nginx.conf'),
      `daemon off; pid ${folder}/.pid; error_log stderr; events {} http { ${temporary} access_log off; include /etc/nginx/mime.types; include ${folder}/.docs.conf; }`,
    );
    const nginx = spawn(NGINX, ['-c', join(folder, '.nginx.conf'), '-e', 'stderr'], {
      stdio: 'inherit',
      ...unprivileged(),
    });
    const ended = new Promise((resolve) => void nginx.once('exit', resolve));
    stop = () => {
      nginx.kill('SIGQUIT');
      return ended;
    };
    url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(url), {timeout: 20_000});
  }, 30_000);
  afterAll(async () => {
    await stop();
    await rm(folder, {recursive: true});
  });
  const get = (path: string) => fetch(url + path, {redirect: 'manual'});

  it('sends every response with our headers, also that for a missing page', async () => {
    for (const path of ['/', '/toolhive/quickstart', '/missing', '/img/logo.svg', '/old']) {
      const {headers} = await get(path);
      expect(headers.get('content-security-policy')).toBe(POLICY);
      for (const [name, value] of Object.entries(SECURE_HEADERS))
        expect(headers.get(name)).toBe(value);
    }
    const drawing = await get('/img/diagrams/a.svg');
    expect(drawing.headers.get('content-security-policy')).toBe(DRAWING_POLICY);
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

  it('follows moved pages, knows the types of our files, and sends compressed siblings', async () => {
    const moved = await get('/old?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/toolhive/quickstart?a=1',
    ]);
    const markdown = await get('/toolhive/quickstart.md');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const script = await get('/assets/js/main.1a2b3c4d.js');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toBe(EXAMPLE_FILES['assets/js/main.1a2b3c4d.js']);
  });
});
