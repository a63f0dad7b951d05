import {OTLPLogExporter} from '@opentelemetry/exporter-logs-otlp-http';
import {LoggerProvider, type ReadableLogRecord} from '@opentelemetry/sdk-logs';
import {resource} from '../../../telemetry/resource';
import {EVENTS_SCOPE, type LogEntry} from '../entries';
import {EventStore} from '../EventStore';

/** Result code of an exporter for what was sent. Source: `ExportResultCode` of `@opentelemetry/core`. */
const SUCCESS = 0;

/**
 * Events as log records to a collector (OTLP over HTTP): the body is the line of JSON, attributes have its type and time. An entry is
 * kept when the collector has confirmed it. Address, headers and timeout are those of the environment, as OpenTelemetry names them.
 */
export class OtlpEvents extends EventStore {
  readonly #exporter = new OTLPLogExporter();
  #made: ReadableLogRecord[] = [];
  // The library's own processors confirm nothing; this one hands out the records that a logger makes.
  readonly #provider = new LoggerProvider({
    resource: resource(),
    processors: [
      {
        onEmit: (record) => void this.#made.push(record),
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      },
    ],
  });
  readonly #logger = this.#provider.getLogger(EVENTS_SCOPE);

  constructor() {
    super('searches cannot be sent to the collector');
  }

  protected async release(): Promise<void> {
    await this.#exporter.shutdown();
    await this.#provider.shutdown();
  }

  protected write(lines: readonly string[]): Promise<void> {
    for (const body of lines) {
      const {type, time} = JSON.parse(body) as LogEntry;
      this.#logger.emit({
        body,
        timestamp: new Date(time),
        eventName: `toolhive.docs.${type}`,
        attributes: {'docs.event.type': type},
      });
    }
    const records = this.#made;
    this.#made = [];
    return new Promise((resolve, reject) => {
      this.#exporter.export(records, ({code, error}) => {
        if ((code as number) === SUCCESS) resolve();
        else reject(error ?? new Error('the collector refused them'));
      });
    });
  }
}
