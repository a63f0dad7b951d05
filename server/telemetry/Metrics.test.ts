import {once} from 'node:events';
import {createServer, type AddressInfo, type Server, type Socket} from 'node:net';
import {afterEach, expect, it, vi} from 'vitest';
import {LIMITS} from '../limits';
import {OtlpCollector} from '../testing/OtlpCollector';
import {Metrics} from './Metrics';

const open: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of open.splice(0)) server.close();
});

/** Metrics of one search for a collector that takes connections and does this with them; resolves after the end with what was logged. */
async function closed(treat: (socket: Socket) => void): Promise<string[]> {
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    treat(socket);
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const metrics = new Metrics();
  metrics.search(true, 1);
  await metrics.close();
  return log.mock.calls.map((texts) => texts.join());
}

it('a collector that says nothing does not keep a server from stopping in time', async () => {
  const began = performance.now();
  const logged = await closed((socket) => socket.resume());
  expect(performance.now() - began).toBeLessThan(LIMITS.collector + 1000);
  expect(LIMITS.stop + 2 * LIMITS.collector).toBeLessThan(10_000);
  expect(logged).toEqual([
    expect.stringMatching(/^Error: metrics cannot be sent: .*Request timed out/),
  ]);
});

it('a collector that refuses is one line of the log, without a stack', async () => {
  const logged = await closed((socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  );
  expect(logged).toEqual([expect.stringMatching(/^Error: metrics cannot be sent: [^{}\n]+$/)]);
});

it('times are in seconds, and the share of searches without hits is of those since the metrics before', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
  const collector = await OtlpCollector.start();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const metrics = new Metrics();
  const sent = () => collector.lines.get('/v1/metrics') ?? [];
  metrics.search(false, 250);
  metrics.request({method: 'GET', route: 'site', path: '/', status: 200, milliseconds: 1500});
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await metrics.close();
  await collector.close();
  const ratio = /"docs\.search\.zero_hit_ratio".*?"asDouble":([^,}]+)/;
  // After the first minute nobody searched.
  expect(sent().map((line) => ratio.exec(line)?.[1])).toEqual(['1', undefined]);
  const sums = [...(sent()[0] ?? '').matchAll(/"sum":([\d.]+)/g)].map(([, sum]) => sum);
  expect(sums.sort()).toEqual(['0.25', '1.5']);
});
