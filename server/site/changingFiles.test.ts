import {rename, symlink, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {exampleServer} from '../testing/exampleServer';
import {getRequest, openSocket, readAll} from '../testing/openSocket';
import {STREAMED_FROM} from './BuildFiles';

vi.setConfig({testTimeout: 30_000});

/** More than the system takes for a client that does not read. */
const LARGE = 16 * 1024 * 1024;

const server = exampleServer();

const at = (name: string) => join(server.buildDir, name);

describe('a file that changes while it is sent', () => {
  it('is one version or the other with the tag of that version, or is broken off', async () => {
    const versions = ['a', 'b'].map((letter, more) => letter.repeat(STREAMED_FROM * (2 + more)));
    const replace = async (number: number) => {
      await writeFile(at('next.txt'), versions[number % 2] ?? '');
      await rename(at('next.txt'), at('changing.txt'));
    };
    await replace(0);
    const replacements = {goOn: true};
    const replacing = (async () => {
      for (let number = 1; replacements.goOn; number += 1) await replace(number);
    })();
    const problems = vi.spyOn(console, 'error').mockReturnValue();
    const bodies = new Map<string, string>();
    for (let number = 0; number < 20; number += 1) {
      const response = await fetch(`${server.url}/changing.txt`).catch(() => undefined);
      const body = await response?.text().catch(() => undefined);
      if (response === undefined || body === undefined) continue;
      expect(versions.includes(body)).toBe(true);
      const etag = response.headers.get('etag') ?? '';
      expect(bodies.get(etag) ?? body).toBe(body);
      bodies.set(etag, body);
    }
    replacements.goOn = false;
    await replacing;
    problems.mockRestore();
    expect(bodies.size).toBeGreaterThan(1);
  });

  it('breaks the connection off before its end', async () => {
    const problems = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(at('large.bin'), Buffer.alloc(LARGE, 'a'));
    const socket = await openSocket(server.port, getRequest('/large.bin'));
    await new Promise((resolve) => socket.once('readable', resolve));
    await writeFile(at('large.bin'), Buffer.alloc(LARGE, 'b'));
    const answer = await readAll(socket);
    problems.mockRestore();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.length).toBeLessThan(LARGE);
    expect(answer.endsWith('b')).toBe(false);
  });
});

describe('a large file', () => {
  it('is sent in parts, a range of it too', async () => {
    await writeFile(at('video.bin'), Buffer.concat([Buffer.alloc(LARGE, 'a'), Buffer.from('xyz')]));
    const get = (range: string) => fetch(`${server.url}/video.bin`, {headers: {Range: range}});
    const end = await get('bytes=-4');
    expect([end.status, end.headers.get('content-range'), await end.text()]).toEqual([
      206,
      `bytes ${LARGE - 1}-${LARGE + 2}/${LARGE + 3}`,
      'axyz',
    ]);
    expect((await (await get(`bytes=1-${LARGE}`)).arrayBuffer()).byteLength).toBe(LARGE);
    const head = await fetch(`${server.url}/video.bin`, {method: 'HEAD'});
    expect(head.headers.get('content-length')).toBe(String(LARGE + 3));
  });
});

describe('what is no file of a site', () => {
  it('links in a circle and files over two gigabytes are not found', async () => {
    await symlink('circle', at('circle'));
    await writeFile(at('huge.bin'), '');
    await truncate(at('huge.bin'), 2 ** 31 + 1);
    expect((await fetch(`${server.url}/circle`)).status).toBe(404);
    expect((await fetch(`${server.url}/circle/more`)).status).toBe(404);
    expect((await fetch(`${server.url}/huge.bin`)).status).toBe(404);
  });
});
