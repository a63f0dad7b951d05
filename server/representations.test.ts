import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {EXAMPLE_FILES} from './testing/exampleBuild';
import {exampleServer} from './testing/exampleServer';

const server = exampleServer();

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {redirect: 'manual', ...init});
const header = (name: string, value: string): RequestInit => ({headers: {[name]: value}});
const script = '/assets/js/main.1a2b3c4d.js';

/** Unlike `fetch`, leaves the body encoded as it came. */
async function encodedAs(
  path: string,
  acceptEncoding: string,
): Promise<IncomingMessage & {length: number}> {
  const sent = request(server.url + path, {headers: {'Accept-Encoding': acceptEncoding}}).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return Object.assign(answer, {length: (await text(answer)).length});
}

describe('compression', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity, br;q=0.5', undefined],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    const answer = await encodedAs(script, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.length < EXAMPLE_FILES['assets/js/main.1a2b3c4d.js'].length).toBe(
      encoding !== undefined,
    );
  });

  it('the encodings of one file have different tags', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map((name) => encodedAs(script, name)),
    );
    expect(new Set(tags.map((answer) => answer.headers.etag)).size).toBe(3);
  });
});

describe('caching', () => {
  it('a hashed file may be kept forever, a page is asked for again', async () => {
    expect((await call(script)).headers.get('cache-control')).toContain('immutable');
    expect((await call('/toolhive/')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['%s', 'W/%s', '"other", %s', '*'])(
    'an unchanged page answers 304 to If-None-Match: %s',
    async (form) => {
      const etag = (await call('/toolhive/')).headers.get('etag') ?? '';
      const answer = await call('/toolhive/', header('If-None-Match', form.replace('%s', etag)));
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    },
  );

  it('a client that wants another version than there is gets 412, one that wants this one gets it', async () => {
    const etag = (await call('/toolhive/')).headers.get('etag') ?? '';
    const status = async (tags: string) =>
      (await call('/toolhive/', header('If-Match', tags))).status;
    expect(await status('"other"')).toBe(412);
    // Weak tags never match here (RFC 9110 §13.1.1).
    expect(await status(`W/${etag}`)).toBe(412);
    expect(await status(`"other", ${etag}`)).toBe(200);
    expect(await status('*')).toBe(200);
  });

  it('another tag gets the whole page', async () => {
    expect((await call('/toolhive/', header('If-None-Match', '"other"'))).status).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
  ])('%s sends that part', async (range, part, contentRange) => {
    const answer = await call('/numbers.txt', header('Range', range));
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(part);
  });

  it('a range past the end answers 416 with the size', async () => {
    const answer = await call('/numbers.txt', header('Range', 'bytes=10-'));
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('what answers a condition or a range of one request is no answer for others', async () => {
    for (const asked of [header('Range', 'bytes=99-'), header('If-Match', '"other"')])
      expect((await call('/numbers.txt', asked)).headers.get('cache-control')).toBe('no-store');
  });

  it('a range of a file that has changed since sends the whole file', async () => {
    const answer = await call('/numbers.txt', {headers: {Range: 'bytes=2-4', 'If-Range': '"old"'}});
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
  });
});
