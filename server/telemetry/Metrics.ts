import {diag, DiagLogLevel, type Histogram} from '@opentelemetry/api';
import {OTLPMetricExporter} from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {LIMITS} from '../limits';
import {logError} from '../logging';
import type {RequestFacts} from './observe';
import {resource} from './resource';

/** Upper bounds of the buckets of durations, in seconds. Reason: a search takes one or two milliseconds, a page less, and one that waits up to a second. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Sends a gauge only when it was observed: by default, the library sends its last value again and again. */
class Exporter extends OTLPMetricExporter {
  override selectAggregationTemporality(type: InstrumentType): AggregationTemporality {
    return type === InstrumentType.OBSERVABLE_GAUGE
      ? AggregationTemporality.DELTA
      : super.selectAggregationTemporality(type);
  }
}

/** Metrics of the program, sent to a collector (OTLP over HTTP) each minute and at the end. The environment says where, as OpenTelemetry names it. */
export class Metrics {
  readonly #provider: MeterProvider;
  readonly #requests: Histogram;
  readonly #searches: Histogram;
  /** Searches since the metrics were sent last. */
  #recent = {all: 0, withoutHits: 0};

  constructor() {
    const silent = (): void => undefined;
    const error = (report: string) => logError(`metrics cannot be sent: ${messageOf(report)}`);
    diag.setLogger(
      {error, warn: silent, info: silent, debug: silent, verbose: silent},
      {logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true},
    );
    const exporter = new Exporter({timeoutMillis: LIMITS.collector});
    this.#provider = new MeterProvider({
      resource: resource(),
      readers: [new PeriodicExportingMetricReader({exporter})],
    });
    const meter = this.#provider.getMeter('toolhive-docs');
    const options = {unit: 's', advice: {explicitBucketBoundaries: BUCKETS}};
    this.#requests = meter.createHistogram('http.server.request.duration', {
      ...options,
      description: 'Time until a response begins',
    });
    this.#searches = meter.createHistogram('docs.search.duration', {
      ...options,
      description: 'Time that a search computes; docs.search.found tells whether it has hits',
    });
    meter
      .createObservableGauge('docs.search.zero_hit_ratio', {
        unit: '1',
        description:
          'Share of searches without hits since the metrics before; none when nobody searched',
      })
      .addCallback((result) => {
        const {all, withoutHits} = this.#recent;
        this.#recent = {all: 0, withoutHits: 0};
        if (all > 0) result.observe(withoutHits / all);
      });
  }

  /** Counts a request. */
  readonly request = ({method, route, status, milliseconds}: RequestFacts): void =>
    this.#requests.record(milliseconds / 1000, {
      'http.request.method': METHODS.has(method) ? method : '_OTHER',
      'http.route': route,
      'http.response.status_code': status,
    });

  /** Counts a search with words. */
  readonly search = (isFound: boolean, milliseconds: number): void => {
    this.#searches.record(milliseconds / 1000, {'docs.search.found': isFound});
    this.#recent.all += 1;
    if (!isFound) this.#recent.withoutHits += 1;
  };

  /** Sends what was counted, then ends. */
  async close(): Promise<void> {
    await this.#provider.shutdown().catch((error: unknown) => logError('metrics were lost', error));
  }
}

/** Methods that are told apart; clients may send any word. Source: OpenTelemetry's HTTP conventions. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']);

/** What an error says. The library reports one as JSON, with its stack. */
function messageOf(report: string): string {
  try {
    return (JSON.parse(report) as {readonly message?: string}).message ?? report;
  } catch {
    return report;
  }
}
