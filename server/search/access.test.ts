import {once} from 'node:events';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {MAX_BODY_BYTES} from './limits';
import {post} from './testing/post';
import {error, QUERIES, says, startSearch} from './testing/startSearch';

const servers = startSearch();

describe('long and slow bodies', () => {
  it('a body of the allowed length is read', async () => {
    const start = '{"requests":[{"indexName":"docs","query":"run","userToken":"';
    const body = `${start}${'x'.repeat(MAX_BODY_BYTES - start.length - 4)}"}]}`;
    expect(Buffer.byteLength(body)).toBe(MAX_BODY_BYTES);
    expect((await post(servers().open.url + QUERIES, body)).status).toBe(200);
    expect(await post(servers().open.url + QUERIES, `${body} `)).toEqual(
      error(413, says(/larger than 102400 bytes/)),
    );
  });

  it('a body without a length is refused as soon as it is too long, long before its end', async () => {
    const socket = connect(servers().open.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST ${QUERIES} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    let sent = 0;
    const sending = setInterval(() => {
      sent += 1;
      socket.write(chunk);
    }, 5);
    const [head] = (await once(socket, 'data')) as [Buffer];
    clearInterval(sending);
    socket.destroy();
    expect(head.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(20);
  });

  it('a body that does not come is given up with 408', async () => {
    const socket = connect(servers().locked.port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /docs${QUERIES}?x-algolia-application-id=APP&x-algolia-api-key=KEY HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('keys', () => {
  const url = () => `${servers().locked.url}/docs${QUERIES}`;
  const body = {requests: [{indexName: 'site', query: 'run'}]};
  const refused = error(403, 'Invalid Application-ID or API key');

  it.each([
    ['', {}],
    ['?x-algolia-application-id=APP', {}],
    ['?x-algolia-application-id=APP&x-algolia-api-key=WRONG', {}],
    ['?x-algolia-application-id=OTHER&x-algolia-api-key=KEY', {}],
    ['', {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key'}],
  ])('%s %j is refused', async (query, headers) => {
    expect(await post(url() + query, body, headers)).toEqual(refused);
  });

  it.each([
    ['?x-algolia-application-id=APP&x-algolia-api-key=KEY', {}],
    ['?X-Algolia-Application-Id=APP&X-Algolia-API-Key=KEY', {}],
    ['', {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY'}],
  ])('%s %j may search', async (query, headers) => {
    expect((await post(url() + query, body, headers)).status).toBe(200);
  });

  it('are not asked of anyone when none is set up', async () => {
    expect(
      (
        await post(`${servers().open.url}${QUERIES}?x-algolia-api-key=any`, {
          requests: [{indexName: 'docs'}],
        })
      ).status,
    ).toBe(200);
  });

  it('are not asked of those who ask whether the server is alive', async () => {
    expect((await fetch(`${servers().locked.url}/docs/1/isalive`)).status).toBe(200);
  });

  it('may be sent by pages of other sites: browsers are told so when they ask', async () => {
    const answer = await fetch(url(), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-algolia-api-key',
      },
    });
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-headers'),
      answer.headers.get('access-control-allow-methods'),
    ]).toEqual([204, '*', '*', 'POST']);
  });
});
