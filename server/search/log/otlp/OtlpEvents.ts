import {OTLPLogExporter} from '@opentelemetry/exporter-logs-otlp-http';
import {LoggerProvider, type ReadableLogRecord} from '@opentelemetry/sdk-logs';
import {logError, reasonOf} from '../../../logging';
import {resource} from '../../../telemetry/resource';
import type {LogEntry} from '../entries';
import type {EventStore} from '../EventStore';
import {GroupWriter} from '../GroupWriter';
import {lineOf} from '../lineOf';

/** Result code of an exporter for what was sent. Source: `ExportResultCode` of `@opentelemetry/core`. */
const SUCCESS = 0;

/**
 * Events as log records to a collector (OTLP over HTTP): the body is the line of JSON, attributes have its type and time. An entry is
 * kept when the collector has confirmed it. Address, headers and timeout are those of the environment, as OpenTelemetry names them.
 */
export class OtlpEvents implements EventStore {
  readonly #exporter = new OTLPLogExporter();
  readonly #writer = new GroupWriter((lines) => this.#write(lines));
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
  readonly #logger = this.#provider.getLogger('toolhive-docs.events');

  append(entries: readonly LogEntry[]): Promise<void> {
    return this.#writer.add(entries.map(lineOf));
  }

  note(entries: readonly LogEntry[]): void {
    this.append(entries).catch((error: unknown) =>
      logError(`searches cannot be sent to the collector: ${reasonOf(error)}`),
    );
  }

  async close(): Promise<void> {
    await this.#writer.settled();
    await this.#exporter.shutdown();
    await this.#provider.shutdown();
  }

  #write(lines: readonly string[]): Promise<void> {
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
