import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readLog} from '../../scripts/search/report/readLog';
import {click, post} from '../search/testing/post';
import {writeSearchBuild} from '../search/testing/searchBuild';
import {OtlpCollector} from '../testing/OtlpCollector';
import {runServer} from '../testing/runServer';

interface Point {
  readonly count?: number;
  readonly asDouble?: number;
  readonly attributes: readonly {readonly key: string; readonly value: Record<string, unknown>}[];
}
interface Metric {
  readonly name: string;
  readonly histogram?: {readonly dataPoints: readonly Point[]};
  readonly gauge?: {readonly dataPoints: readonly Point[]};
}
interface Sent {
  readonly resourceMetrics: readonly {
    readonly resource: Pick<Point, 'attributes'>;
    readonly scopeMetrics: readonly {readonly metrics: readonly Metric[]}[];
  }[];
}

let buildDir = '';
let collector: OtlpCollector;
beforeAll(async () => {
  buildDir = await writeSearchBuild();
  collector = await OtlpCollector.start();
});
afterAll(async () => {
  await collector.close();
  await rm(buildDir, {recursive: true});
});

const search = (query: string) => ({requests: [{indexName: 'docs', query, clickAnalytics: true}]});

describe('a server with a collector', () => {
  it('sends events that the report reads, metrics of requests and searches, and a line for each request', async () => {
    const program = await runServer(['--build', buildDir], {
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LOG_FORMAT: 'json',
      LOG_REQUESTS: 'on',
    });
    const queries = `${program.url}/1/indexes/*/queries`;
    const {body} = await post(queries, search('secrets'));
    await post(queries, search('zebra'));
    const events = {events: [click(body.results?.[0]?.queryID)]};
    expect((await post(`${program.url}/1/events`, events)).status).toBe(200);
    // Acknowledged is confirmed: the collector has it before anything is flushed.
    expect(collector.lines.get('/v1/logs')?.join()).toContain('eventType');
    expect((await fetch(`${program.url}/nowhere?q=private`)).status).toBe(404);
    program.kill('SIGTERM');
    const {stdout, stderr, code} = await program.ended;
    expect([code, stderr]).toEqual([0, '']);

    const file = join(buildDir, 'collected.jsonl');
    await writeFile(file, `${collector.lines.get('/v1/logs')?.join('\n') ?? ''}\n`);
    const {entries, problems} = await readLog(file);
    expect(problems).toEqual([]);
    expect(entries.map(({type}) => type).sort()).toEqual(['event', 'query', 'query']);

    const sent = (collector.lines.get('/v1/metrics') ?? []).map((line) => JSON.parse(line) as Sent);
    const [first] = sent.flatMap(({resourceMetrics}) => resourceMetrics);
    expect(first?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: {stringValue: 'toolhive-docs'},
    });
    const metrics = first?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    const points = (name: string) => {
      const metric = metrics.find((one) => one.name === name);
      return (metric?.histogram ?? metric?.gauge)?.dataPoints ?? [];
    };
    const found = points('docs.search.duration').map(({count, attributes}) => [
      attributes[0]?.value['boolValue'],
      count,
    ]);
    expect(found.sort()).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(points('docs.search.zero_hit_ratio').map(({asDouble}) => asDouble)).toEqual([0.5]);
    const requests = points('http.server.request.duration');
    expect(requests.reduce((sum, {count = 0}) => sum + count, 0)).toBe(4);

    const lines = stdout.trimEnd().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged[0]).toMatchObject({level: 'info', message: expect.stringMatching(/^Serving/)});
    expect(logged.filter(({route}) => route === 'search')).toHaveLength(2);
    expect(logged.at(-1)).toMatchObject({method: 'GET', path: '/nowhere', status: 404});
    expect(stdout).not.toContain('private');
  }, 60_000);

  it('refuses events while the collector does, and takes them again when it does', async () => {
    const program = await runServer(['--build', buildDir], {
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
    });
    const send = async () => (await post(`${program.url}/1/events`, {events: [click()]})).status;
    collector.status = 400;
    expect(await send()).toBe(503);
    collector.status = 200;
    expect(await send()).toBe(200);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  }, 60_000);

  it('says that two places for events are one too many', async () => {
    const started = runServer(['--build', buildDir], {
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
      EVENTS_LOG: join(buildDir, 'events.jsonl'),
    });
    await expect(started).rejects.toThrow(
      'Error: The environment has EVENTS_LOG and OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: events are kept in one place. Fix: unset all but one.',
    );
  }, 60_000);
});
