import * as z from 'zod';
import {isObject} from '@toolhive-docs/options/isObject';
import {wrongBody} from '../HttpError';
import {
  MAX_EVENT_FILTERS,
  MAX_EVENT_NAME,
  MAX_EVENT_OBJECTS,
  MAX_EVENTS,
  MAX_NAME,
  MAX_POSITION,
  MAX_USER_TOKEN,
} from '../limits';
import {EVENT_KINDS, type EventEntry} from '../log/entries';

const Name = z.string().min(1).max(MAX_NAME);

/** An event of the protocol. Fields that are not listed here are taken and not kept. */
const Event = z
  .object({
    eventType: z.enum(EVENT_KINDS),
    eventName: z.string().min(1).max(MAX_EVENT_NAME),
    index: Name,
    objectIDs: z.array(Name).min(1).max(MAX_EVENT_OBJECTS).optional(),
    filters: z.array(Name).min(1).max(MAX_EVENT_FILTERS).optional(),
    userToken: z
      .string()
      .max(MAX_USER_TOKEN)
      .regex(/^[\w=/+.-]+$/, 'must hold letters, digits and _ = / + . - only'),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'must be the queryID of a result, 32 hexadecimal digits')
      .optional(),
    positions: z.array(z.int().min(1).max(MAX_POSITION)).optional(),
  })
  .refine(
    ({positions, objectIDs = []}) =>
      positions === undefined || positions.length === objectIDs.length,
    {path: ['positions'], error: 'must be as many as objectIDs'},
  )
  .refine(({objectIDs, filters}) => (objectIDs === undefined) !== (filters === undefined), {
    path: ['objectIDs'],
    error: 'must be a list of 1 to 20 ids, or filters a list of 1 to 10, not both',
  });

/** Without those of unknown kinds, each in its place, so that errors number events as their client does. */
const Events = z.object({events: z.array(Event.optional()).min(1).max(MAX_EVENTS)});

/**
 * The events of a body that are kept, and what is said about the others. All of them are right, or none is taken. Kinds that are not
 * known here are left out, unless all are.
 * @throws HttpError 400 that names the field and what it may hold.
 */
export function readEvents(body: unknown): {entries: EventEntry[]; warnings: string[]} {
  const {known, warnings} = leaveOutUnknown(body);
  const {success, data, error} = Events.safeParse(known);
  if (!success) throw wrongBody(error);
  const time = new Date().toISOString();
  const entries = data.events.flatMap((event): EventEntry[] => {
    if (event === undefined) return [];
    const {queryID, positions, objectIDs = [], filters, ...fields} = event;
    return [
      {
        type: 'event',
        time,
        ...fields,
        objectIDs,
        ...(filters && {filters}),
        ...(queryID && {queryID}),
        ...(positions && {positions}),
      },
    ];
  });
  return {entries, warnings};
}

function leaveOutUnknown(body: unknown): {known: unknown; warnings: string[]} {
  const events: unknown = isObject(body) ? body['events'] : undefined;
  if (!Array.isArray(events) || events.length > MAX_EVENTS) return {known: body, warnings: []};
  const isUnknown = (event: unknown) =>
    isObject(event) &&
    typeof event['eventType'] === 'string' &&
    !(EVENT_KINDS as readonly string[]).includes(event['eventType']);
  if (events.every(isUnknown)) return {known: body, warnings: []};
  return {
    known: {events: events.map((event: unknown) => (isUnknown(event) ? undefined : event))},
    warnings: events.flatMap((event, at) =>
      isUnknown(event) ? [`events.${at}: this eventType is not kept`] : [],
    ),
  };
}
