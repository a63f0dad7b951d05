import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  answering,
  babbling,
  hanging,
  refusedUrl,
  socketHost,
  stalling,
  type SocketHost,
} from '../../testing/sockets';
import {
  ApiError,
  DeserializationError,
  MissingApiKeyError,
  MissingAppIdError,
  UnreachableHostsError,
} from './errors';
import {LEFT_OUT_MS} from './HostList';
import {HttpClient} from './HttpClient';

const RESULT = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
  query: 'q',
  params: '',
  index: 'docs',
  processingTimeMS: 1,
};
const ANSWER = JSON.stringify({results: [RESULT]});
const REQUEST = [{query: 'q', indexName: 'docs'}];

const open: SocketHost[] = [];

async function host(...parameters: Parameters<typeof socketHost>): Promise<SocketHost> {
  const made = await socketHost(...parameters);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function timed(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

describe('the client of search hosts', () => {
  it('gives what the host answered', async () => {
    const {url} = await host(answering(200, ANSWER));
    expect(await new HttpClient({hosts: [url]}).search(REQUEST)).toEqual([RESULT]);
  });

  it(
    'posts the batch as text, with its credentials in the address',
    {tags: ['7.1-1', '7.1-9']},
    async () => {
      let request = '';
      const {url} = await host((socket, text) => {
        request = text;
        answering(200, ANSWER)(socket);
      });
      await new HttpClient({
        hosts: [`${url}/search`],
        appId: 'APP',
        apiKey: 'KEY',
      }).search(REQUEST);
      expect(request).toMatch(
        /^POST \/search\/1\/indexes\/\*\/queries\?\S*x-algolia-api-key=KEY&x-algolia-application-id=APP HTTP/,
      );
      expect(request).toMatch(/content-type: text\/plain/i);
      expect(request).toContain(JSON.stringify({requests: REQUEST}));
    },
  );

  it('goes on to the next host after one that refuses', async () => {
    const well = await host(answering(200, ANSWER));
    const client = new HttpClient({hosts: [await refusedUrl(), well.url]});
    expect(await timed(() => client.search(REQUEST))).toBeLessThan(900);
    expect(well.calls()).toBe(1);
  });

  it('goes on after one second with a host that hangs', {tags: ['9-18']}, async () => {
    const [ill, well] = [await host(hanging), await host(answering(200, ANSWER))];
    const ms = await timed(() => new HttpClient({hosts: [ill.url, well.url]}).search(REQUEST));
    expect(ms).toBeGreaterThanOrEqual(950);
    expect(ms).toBeLessThan(1900);
  });

  it('takes the answer of a slow host that nobody can stand in for, and asks it again', async () => {
    const slow = await host(
      (socket) => void setTimeout(() => answering(200, ANSWER)(socket), 1200),
    );
    const client = new HttpClient({hosts: [slow.url, await refusedUrl()]});
    expect(await client.search(REQUEST)).toEqual([RESULT]);
    expect(await client.search(REQUEST)).toEqual([RESULT]);
    expect(slow.calls()).toBe(2);
  });

  it('leaves out a host for which another one answered, though its own answer came later', async () => {
    const [slow, well] = [
      await host((socket) => void setTimeout(() => answering(200, ANSWER)(socket), 1200)),
      await host(answering(200, ANSWER)),
    ];
    const client = new HttpClient({hosts: [slow.url, well.url]});
    await client.search(REQUEST);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await timed(() => client.search(REQUEST))).toBeLessThan(900);
    expect(slow.calls()).toBe(1);
  });

  it(
    'goes on after two seconds with a host that begins to answer and stops',
    {tags: ['9-19']},
    async () => {
      const [ill, well] = [await host(stalling), await host(answering(200, ANSWER))];
      const ms = await timed(() => new HttpClient({hosts: [ill.url, well.url]}).search(REQUEST));
      expect(ms).toBeGreaterThanOrEqual(1950);
      expect(ms).toBeLessThan(2900);
    },
  );

  it('goes on after a host that speaks no HTTP, and after one that fails with 503', async () => {
    const [first, second, well] = [
      await host(babbling),
      await host(answering(503, '{}')),
      await host(answering(200, ANSWER)),
    ];
    await new HttpClient({hosts: [first.url, second.url, well.url]}).search(REQUEST);
    expect([first.calls(), second.calls(), well.calls()]).toEqual([1, 1, 1]);
  });

  it(
    'leaves a failed host out for 120 seconds, also in the searches that follow',
    {tags: ['9-21']},
    async () => {
      const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
      const [ill, well] = [await host(answering(500, '{}')), await host(answering(200, ANSWER))];
      const client = new HttpClient({hosts: [ill.url, well.url]});
      await client.search(REQUEST);
      await client.search(REQUEST);
      now.mockReturnValue(1000 + LEFT_OUT_MS - 1);
      await client.search(REQUEST);
      expect([ill.calls(), well.calls()]).toEqual([1, 3]);
      now.mockReturnValue(1000 + LEFT_OUT_MS);
      await client.search(REQUEST);
      expect([ill.calls(), well.calls()]).toEqual([2, 4]);
    },
  );

  it('says of each host why it could not be reached', {tags: ['8-19']}, async () => {
    const [hangs, fails] = [await host(hanging), await host(answering(502, ''))];
    const refused = await refusedUrl();
    const failure = new HttpClient({hosts: [refused, hangs.url, fails.url]}).search(REQUEST);
    await expect(failure).rejects.toBeInstanceOf(UnreachableHostsError);
    await expect(failure).rejects.toMatchObject({
      attempts: [
        {host: refused},
        {host: hangs.url, reason: 'no answer within 1000 ms'},
        {host: fails.url, reason: 'status 502'},
      ],
    });
  });

  it('asks no other host when one refuses the request itself', {tags: ['8-20']}, async () => {
    const [first, second] = [
      await host(answering(403, '{"message":"Invalid API key"}')),
      await host(answering(200, ANSWER)),
    ];
    const failure = new HttpClient({hosts: [first.url, second.url]}).search(REQUEST);
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Invalid API key'),
    });
    expect(second.calls()).toBe(0);
  });

  it.for([
    ['no JSON', '<!doctype html>'],
    ['JSON of another shape', '{"hello":1}'],
    ['too few results', '{"results":[]}'],
    ['a result without hits', '{"results":[{"message":"no such index"}]}'],
  ])('does not take %s for an answer', {tags: ['8-21']}, async ([, body]) => {
    const {url} = await host(answering(200, body ?? ''));
    await expect(new HttpClient({hosts: [url]}).search(REQUEST)).rejects.toBeInstanceOf(
      DeserializationError,
    );
  });

  it('suggests only queries that find something', async () => {
    const {url} = await host((socket, text) => {
      const {requests} = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as {
        requests: {query: string}[];
      };
      answering(
        200,
        JSON.stringify({
          results: requests.map(({query}) => ({...RESULT, nbHits: query === 'run' ? 3 : 0})),
        }),
      )(socket);
    });
    expect(
      await new HttpClient({hosts: [url]}).suggest({query: 'run zzz', indexName: 'docs'}),
    ).toEqual(['run']);
  });
});

describe('credentials', () => {
  it('raise an error of their own when the application id is missing', {tags: ['5-3']}, () => {
    expect(() => new HttpClient({apiKey: 'KEY'})).toThrow(MissingAppIdError);
    expect(() => new HttpClient({})).toThrow(MissingAppIdError);
  });

  it('raise an error of their own when the api key is missing', {tags: ['5-4']}, () => {
    expect(() => new HttpClient({appId: 'APP'})).toThrow(MissingApiKeyError);
  });
});
