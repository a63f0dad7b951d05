import {EventLog} from './EventLog';
import type {EventStore} from './EventStore';

/** Where events may go, as the environment says. */
export interface EventStorePlaces {
  /** EVENTS_LOG: a file. */
  readonly eventsLog?: string | undefined;
  /** EVENTS_DATABASE_URL: a PostgreSQL database. */
  readonly eventsDatabaseUrl?: string | undefined;
  /** OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: a collector. */
  readonly otlpLogsEndpoint?: string | undefined;
}

/**
 * Opens the one place that is set; undefined when none is: then no events are kept. What a place needs is loaded with it.
 * @throws Error when several are set, or when the place cannot be used.
 */
export async function openEventStore({
  eventsLog,
  eventsDatabaseUrl,
  otlpLogsEndpoint,
}: EventStorePlaces): Promise<EventStore | undefined> {
  const places = Object.entries({
    EVENTS_LOG: eventsLog,
    EVENTS_DATABASE_URL: eventsDatabaseUrl,
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: otlpLogsEndpoint,
  }).filter(([, value]) => value !== undefined);
  if (places.length > 1)
    throw new Error(
      `The environment has ${places.map(([name]) => name).join(' and ')}: events are kept in one place. Fix: unset all but one.`,
    );
  if (eventsLog !== undefined) return EventLog.open(eventsLog);
  if (eventsDatabaseUrl !== undefined) {
    const {PostgresEvents} = await import('./postgres/PostgresEvents');
    return PostgresEvents.open(eventsDatabaseUrl);
  }
  if (otlpLogsEndpoint === undefined) return undefined;
  const {OtlpEvents} = await import('./otlp/OtlpEvents');
  return new OtlpEvents();
}
